-- Each order of an option counts those that are open for its e-mail address.
create index bookings_options_by_email on bookings (lower(trim(contact ->> 'email'))) where kind = 'option_booking';
