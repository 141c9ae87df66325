-- What the work on a booking outside the database writes down: the operator's answers, how a card went, places offered to the wait list.

alter table bookings
  add column operator_hold text, -- the operator's name of the place it keeps for the session that ordered
  add column asked_at timestamptz, -- when a booking was last sent to the operator: from here the quarantine counts
  add column searches smallint not null default 0, -- unclear answers to the question whether the operator has it
  add column queued_at timestamptz, -- since when the operator is out of reach
  add column offered_minor bigint, -- another total than the accepted one, named by the operator
  add column answer_until timestamptz, -- until when the customer may accept it, or a place that became free
  -- for what was ordered after the option was held or the place offered: the words of that button
  add column second_button_text text;

alter table payments
  add column entered_at timestamptz, -- of the card at hand: the provider keeps it for a day
  add column sent_at timestamptz, -- when it was last handed on: from here the provider's quarantine counts
  add column return_url text, -- where the customer comes back to from the bank
  add column provider_ref text,
  add column challenge_url text, -- where the customer confirms at the bank
  add column problem text; -- what the customer is told of the last card (PAY-04)

-- A place that became free and is kept for one waiting customer after the other. At most one open offer per booking.
create table place_offers (
  id uuid primary key,
  booking_id uuid not null references bookings on delete cascade,
  claim_id uuid not null unique references claims,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'over')),
  valid_until timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index place_offers_open on place_offers (booking_id) where state = 'open';
