-- What the booking offers beside the voyage, and who looked for contacts; windows in which nothing is booked.

-- Travel insurance as the insurer sells it: a contract of its own, never part of the travel price (BOOK-09, INS-01).
create table insurance_products (
  id text primary key check (id ~ '^[a-z0-9-]{3,40}$'),
  position smallint not null,
  insurance_group smallint not null check (insurance_group between 1 and 9), -- 4 says nothing of deductibles
  insurer text not null,
  name_de text not null,
  name_en text not null,
  description_de text not null,
  description_en text not null,
  party text not null check (party in ('single', 'family')), -- one contract per person, or one for the family
  family_adults smallint not null default 2, -- most adults of a family contract
  family_child_max_age smallint not null default 20, -- who is older counts as an adult of it
  region text not null check (region in ('europe', 'world')),
  countries text[] not null, -- of residence
  covers_baggage boolean not null,
  covers_cancellation boolean not null,
  covers_curtailment boolean not null,
  covers_emergency boolean not null,
  covers_health boolean not null,
  with_deductible boolean not null,
  min_days_ahead smallint not null default 0, -- sold until so many days before departure (L-DE-42)
  accept_sepa boolean not null,
  accept_credit_card boolean not null,
  currency text not null default 'EUR',
  terms_url text not null,
  information_url text not null -- product information (IPID), read before choosing
);

-- A premium holds up to a trip price, a length and for a band of ages; no row = not sold.
create table insurance_premiums (
  product_id text not null references insurance_products on delete cascade,
  trip_up_to_minor bigint not null check (trip_up_to_minor > 0), -- per person of a single contract, of everybody in a family one
  nights_up_to smallint not null check (nights_up_to > 0),
  age_from smallint not null,
  age_to smallint not null check (age_to >= age_from), -- at departure; of a family its oldest person
  premium_minor integer not null check (premium_minor > 0),
  primary key (product_id, trip_up_to_minor, nights_up_to, age_from)
);

-- What a customer wished for with the order. The contract itself is made with the insurer, later.
create table booking_insurances (
  booking_id uuid primary key references bookings on delete cascade,
  product_id text not null,
  insurer text not null,
  name text not null,
  premium_minor integer not null,
  currency text not null,
  information_url text not null, -- as it was shown before the choice
  state text not null default 'wished' check (state in ('wished', 'booked', 'declined', 'expired')),
  created_at timestamptz not null default now()
);

-- Train to the airport or the port, by operator: for the German market alone.
create table rail_offers (
  operator_id integer primary key references operators on delete cascade,
  per_adult_minor integer not null check (per_adult_minor >= 0),
  per_child_minor integer not null check (per_child_minor >= 0),
  child_max_age smallint not null default 14, -- under 15 is a child
  currency text not null
);

-- While one is open nothing can be booked or asked for; everything else of the shop goes on (BOOK-18).
create table maintenance_windows (
  id integer primary key generated always as identity,
  brand text, -- null = both
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  title_de text not null default '',
  title_en text not null default '',
  html_de text not null default '',
  html_en text not null default ''
);

-- Who looked for whose contact data; kept for 24 months.
create table contact_lookups (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  kind text not null check (kind in ('consultant', 'customer')),
  actor text not null,
  session_hash bytea,
  asked text not null, -- what kind of search, never the words of a customer
  hits smallint not null
);
create index contact_lookups_session on contact_lookups (session_hash, at) where session_hash is not null;
