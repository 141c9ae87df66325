-- Booking: our places, sessions, bookings with their history, work to be done outside, mails.
-- Counters are guarded by constraints: code that forgets fails, it does not oversell (BOOK-22).

-- How an operator's system is reached: our own allotments, or OpenTravel messages over HTTP.
alter table operators
  add column system text not null default 'own' check (system in ('own', 'opentravel')),
  -- the most persons that one booking may hold in one cabin is the cabin's matter; this is the operator's address for messages
  add column endpoint text not null default '',
  add column payment_mode text not null default 'sepa' check (payment_mode in ('no', 'cc', 'sepa', 'bic')),
  -- insolvency cover of the organiser: {insurer, contact, documentUrl, validFrom, validTo}; without a valid one nothing is paid (LAW-04)
  add column insolvency_cover jsonb,
  add column club_name text;

-- Places of a category that we may sell on a voyage: held and sold ones are used.
create table allotments (
  voyage_id integer not null references voyages on delete cascade,
  category_code text not null,
  size integer not null check (size >= 0),
  used integer not null default 0 check (used >= 0),
  primary key (voyage_id, category_code),
  constraint allotments_never_oversold check (used <= size)
);

-- Numbered cabins among those places. One claim each; a place without a number is a guarantee cabin.
create table allotment_cabins (
  voyage_id integer not null,
  cabin_id integer not null references cabins on delete cascade,
  category_code text not null,
  claim_id uuid,
  primary key (voyage_id, cabin_id),
  foreign key (voyage_id, category_code) references allotments on delete cascade
);

create table booking_sessions (
  id_hash bytea primary key, -- SHA-256 of the id: the id itself stays with the visitor
  owner_hash bytea not null, -- SHA-256 of the visitor's cookie
  brand text not null,
  language text not null check (language in ('de', 'en')),
  kind text not null check (kind in ('voyage', 'custom')),
  voyage_id integer references voyages on delete cascade,
  state text not null default 'open' check (state in ('open', 'confirmed')),
  max_step smallint not null default 0 check (max_step between 0 and 5),
  revision integer not null default 1 check (revision >= 1),
  party jsonb not null,
  -- {fareGroupId, categoryCode, cabinNumber, waitListCategoryCodes, offline} once a category is chosen
  selection jsonb,
  -- the booking form as it was last summarised, without payment data
  options jsonb,
  -- what the visitor was last shown: {lines, total, at}
  quote jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((kind = 'voyage') = (voyage_id is not null))
);
create index booking_sessions_expiry on booking_sessions (expires_at) where state = 'open';

-- A short claim on a place during a session, or the lasting one of a booking.
create table claims (
  id uuid primary key,
  voyage_id integer not null,
  category_code text not null,
  cabin_id integer references cabins,
  session_hash bytea references booking_sessions on delete set null,
  state text not null check (state in ('held', 'booked', 'released')),
  releases_at timestamptz, -- of a hold
  foreign key (voyage_id, category_code) references allotments on delete cascade,
  check ((state = 'held') = (releases_at is not null))
);
create unique index claims_session_held on claims (session_hash) where state = 'held';
create index claims_held on claims (voyage_id, category_code, releases_at) where state = 'held';

create table bookings (
  id uuid primary key,
  number text not null unique check (number ~ '^[A-Z0-9-]{6,16}$'),
  session_hash bytea not null unique references booking_sessions, -- one booking per session, whatever is sent how often
  kind text not null check (kind in ('fixed_booking', 'option_booking', 'wait_list', 'custom_request')),
  state text not null check (state in ('accepted', 'submitting', 'unknown', 'reconciling', 'offline_queued', 'reprice', 'manual',
    'fixed', 'option_held', 'wait_listed', 'requested', 'rejected', 'lapsed', 'cancelled')),
  state_version integer not null default 1,
  brand text not null,
  language text not null,
  voyage_id integer references voyages,
  operator_id integer references operators,
  client_ref text not null unique, -- what the operator sees
  operator_ref text,
  category_code text,
  fare_group text,
  cabin_number text,
  claim_id uuid unique references claims,
  party jsonb not null,
  contact jsonb not null,
  pax jsonb not null,
  options jsonb not null, -- what is saved of the form: without fareGroup and bookingStatus (BOOK-15)
  price_lines jsonb not null,
  quoted_minor bigint,
  total_minor bigint,
  currency text,
  option_valid_until timestamptz,
  button_text text not null, -- as it was pressed (L-DE-11)
  form_version text not null, -- package-travel form that was shown (LAW-03)
  form_text text not null, -- all of it, as it was shown
  form_hash bytea not null,
  contact_id uuid not null unique, -- key of the question where the customer came from
  customer_origin smallint check (customer_origin between 1 and 12),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (operator_id, operator_ref)
);
create index bookings_open_options on bookings (option_valid_until) where state = 'option_held';
create index bookings_wait_list on bookings (voyage_id, created_at) where state = 'wait_listed';

create table booking_events (
  booking_id uuid not null references bookings on delete cascade,
  seq integer not null,
  at timestamptz not null default now(),
  actor text not null,
  from_state text,
  to_state text not null,
  reason text not null default '',
  primary key (booking_id, seq)
);

-- How a booking is paid: the account number encrypted, the card as the provider's token. Never a card number (PAY-03).
create table payments (
  booking_id uuid primary key references bookings on delete cascade,
  kind text not null check (kind in ('sepa', 'card', 'later')),
  state text not null check (state in ('none', 'tokenised', 'forwarding', 'forwarded', 'declined', 'unknown')),
  account_owner text,
  iban_encrypted bytea,
  iban_last4 text,
  bic text,
  bank_name text,
  mandate_ref text,
  token text,
  card_brand text,
  card_last4 text,
  attempts smallint not null default 0,
  changed_at timestamptz not null default now()
);

-- Work outside the database, written in the same transaction as its cause; done at least once, by lease.
create table outbox (
  id bigint primary key generated always as identity,
  kind text not null,
  dedupe_key text not null unique,
  payload jsonb not null,
  priority smallint not null default 0, -- bookings before bulk
  run_at timestamptz not null default now(),
  attempts smallint not null default 0,
  lease_token uuid,
  lease_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text
);
create index outbox_due on outbox (priority, run_at, id) where done_at is null and dead_at is null;
create index outbox_dead on outbox (dead_at) where dead_at is not null;

create table idempotency (
  scope text not null,
  key text not null,
  fingerprint bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

-- Every mail of the shop as it was sent; without an SMTP server this is the mailbox of development.
create table mails (
  id uuid primary key,
  message_id text not null unique,
  booking_id uuid references bookings on delete cascade,
  kind text not null,
  brand text not null,
  language text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  attachments jsonb not null default '[]', -- [{name, type, content: base64}]
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mails_booking on mails (booking_id);

create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_notify after insert on outbox for each statement execute function notify_outbox();

create function notify_booking() returns trigger language plpgsql as $$
begin
  perform pg_notify('booking', new.id::text);
  return null;
end $$;
create trigger bookings_notify after update of state on bookings for each row execute function notify_booking();
