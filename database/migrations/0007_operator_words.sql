-- What an operator says in its own words while a booking is made, and fares whose cabin the operator assigns.

alter table operators
  -- HTML, cleaned when it is read: beside the cabins, and beside the choice of option or fixed booking
  add column remarks_de text not null default '',
  add column remarks_en text not null default '',
  add column booking_text_de text not null default '',
  add column booking_text_en text not null default '';

alter table fare_groups
  add column is_guarantee boolean not null default false; -- no cabin can be chosen by its number
