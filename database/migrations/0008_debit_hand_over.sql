-- Direct debits that were given to their operator: once, in which hand-over, by whom.

alter table payments
  add column handed_over_at timestamptz,
  add column handed_over_by text,
  add column hand_over_id uuid;
create index payments_hand_over on payments (hand_over_id) where hand_over_id is not null;
