-- Dates of birth that were given for the papers of a booking and are wrong: a few each day, then no more (BOOK-24).

create table booking_paper_tries (
  booking_id uuid not null references bookings on delete cascade,
  day date not null,
  tries smallint not null check (tries >= 0),
  primary key (booking_id, day)
);
