-- Codes that were sent to phones: one of each phone for each sign-in or session that asked for it, and only that one can use
-- it. Of the code, only an authentication code is stored.
create table identity.phone_codes (
  factor_id uuid not null references identity.factors (id) on delete cascade,
  user_id uuid not null references identity.users (id) on delete cascade,
  pending_sign_in bytea references identity.pending_sign_ins (hash) on delete cascade,
  session_id uuid references identity.sessions (id) on delete cascade,
  mac bytea not null,
  expires_at timestamptz not null,
  check (num_nonnulls(pending_sign_in, session_id) = 1),
  unique nulls not distinct (factor_id, pending_sign_in, session_id)
);
create index on identity.phone_codes (user_id);
create index on identity.phone_codes (pending_sign_in);
create index on identity.phone_codes (session_id);
create index on identity.phone_codes (expires_at);
select app.protect_personal_table('identity.phone_codes');
grant select, insert, update (mac, expires_at), delete on identity.phone_codes to motorpool_app;
grant select, update (expires_at), delete on identity.phone_codes to motorpool_system;

create unique index one_phone on identity.factors (user_id) where factor_type = 'phone' and status = 'verified';

-- Whether signing in takes more than a password. A phone does not count: it can only be added beside a stronger factor, and
-- goes with the last one. Every other kind of factor belongs here, and only here. Neither `security definer` nor
-- `set search_path`, so that PostgreSQL inlines it: callers read with their own rights.
create function identity.has_second_factor(person uuid) returns boolean
  language sql stable parallel safe
  return exists (
    select from identity.factors f
    where f.user_id = has_second_factor.person and f.status = 'verified' and f.factor_type <> 'phone')
    or exists (select from identity.passkeys p where p.user_id = has_second_factor.person);
revoke execute on function identity.has_second_factor(uuid) from public;
grant execute on function identity.has_second_factor(uuid)
  to motorpool_app, motorpool_system, motorpool_lookup;
grant select on identity.factors to motorpool_lookup;
create policy lookup on identity.factors for select to motorpool_lookup using (true);
create index verified on identity.factors (user_id) where status = 'verified' and factor_type <> 'phone';

-- Those of these people who have no second factor. It bypasses row security, like `identity.people`.
create function identity.without_second_factor(ids uuid[]) returns table (user_id uuid)
  language sql stable parallel safe
  security definer set search_path = ''
begin atomic
  select person.id from unnest(without_second_factor.ids) as person (id)
  where not identity.has_second_factor(person.id);
end;
revoke execute on function identity.without_second_factor(uuid[]) from public;
grant execute on function identity.without_second_factor(uuid[]) to motorpool_app, motorpool_system;
grant create on schema identity to motorpool_lookup;
alter function identity.without_second_factor(uuid[]) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
