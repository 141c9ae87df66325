-- What a customer orders after the order, and whom a free place was offered to.

alter table bookings
  -- the form sheet as it was shown with the second order: an option that became fixed, a place that was offered (LAW-03)
  add column second_form_version text,
  add column second_form_text text,
  add column second_form_hash bytea;

-- All offers of one place that became free: whoever did not take it is not asked for the same one again.
alter table place_offers add column round_id uuid not null default gen_random_uuid();
create index place_offers_booking on place_offers (booking_id, round_id);
