-- Passkeys. The counter goes up with each use, or is always 0; one that does not go up is a sign of a copy.
create table identity.passkeys (
  id uuid primary key,
  user_id uuid not null references identity.users (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) between 1 and 1364),
  public_key bytea not null check (length(public_key) between 1 and 2048),
  counter bigint not null check (counter between 0 and 4294967295),
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on identity.passkeys (user_id);
select app.protect_personal_table('identity.passkeys');
grant select, insert, update (counter, is_backed_up, last_used_at), delete on identity.passkeys to motorpool_app;
grant select, delete on identity.passkeys to motorpool_system;

-- What a passkey has to sign. Used once; those without a person are for signing in without a password.
create table identity.passkey_challenges (
  hash bytea primary key,
  user_id uuid references identity.users (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'prove', 'sign_in')),
  expires_at timestamptz not null,
  check (user_id is not null or purpose = 'sign_in')
);
create index on identity.passkey_challenges (user_id);
create index on identity.passkey_challenges (expires_at);
select app.protect_table('identity.passkey_challenges');
-- Whoever presents the challenge may use one that is nobody's: it is the hash of a secret.
create policy own_or_nobodys on identity.passkey_challenges to motorpool_app
  using (user_id is null or user_id = (select app.user_id()))
  with check (user_id is null or user_id = (select app.user_id()));
grant select, insert, delete on identity.passkey_challenges to motorpool_app;
grant select, update (expires_at), delete on identity.passkey_challenges to motorpool_system;

-- Asked before anyone is known: whose passkey this is.
grant select (credential_id, user_id) on identity.passkeys to motorpool_lookup;
create policy lookup on identity.passkeys for select to motorpool_lookup using (true);
create function identity.user_by_passkey(credential_id text) returns uuid
  language sql stable parallel safe
  security definer set search_path = ''
  return (select p.user_id from identity.passkeys p where p.credential_id = user_by_passkey.credential_id);
revoke execute on function identity.user_by_passkey(text) from public;
grant execute on function identity.user_by_passkey(text) to motorpool_app, motorpool_system;
grant create on schema identity to motorpool_lookup;
alter function identity.user_by_passkey(text) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
