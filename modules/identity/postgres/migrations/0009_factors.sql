-- Second factors. The secret of an authenticator app is encrypted; `last_step` is the latest step whose code was used, so
-- that no code works twice.
create table identity.factors (
  id uuid primary key,
  user_id uuid not null references identity.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null check (status in ('unverified', 'verified')),
  friendly_name text not null check (length(friendly_name) between 1 and 60),
  issuer text,
  phone text,
  secret text,
  last_step integer,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check ((factor_type = 'totp') = (secret is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create index on identity.factors (user_id);
create index on identity.factors (created_at) where status = 'unverified';
select app.protect_personal_table('identity.factors');
grant select, insert, update (status, last_step, last_used_at), delete on identity.factors to motorpool_app;
grant select, update (status), delete on identity.factors to motorpool_system;

-- Used once each. The first characters of a code select its row, the rest is stored like a password.
create table identity.recovery_codes (
  user_id uuid not null references identity.users (id) on delete cascade,
  selector text not null check (length(selector) = 2),
  hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, selector)
);
select app.protect_personal_table('identity.recovery_codes');
grant select, insert, update (used_at), delete on identity.recovery_codes to motorpool_app;
grant select, delete on identity.recovery_codes to motorpool_system;

-- Sign-ins whose password was right, and whose second factor is awaited. Not sessions: their tokens open nothing else.
create table identity.pending_sign_ins (
  hash bytea primary key,
  user_id uuid not null references identity.users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on identity.pending_sign_ins (user_id);
create index on identity.pending_sign_ins (expires_at);
select app.protect_personal_table('identity.pending_sign_ins');
grant select, insert, delete on identity.pending_sign_ins to motorpool_app;
grant select, update (expires_at), delete on identity.pending_sign_ins to motorpool_system;

-- When the person of a session last proved who they are. Changes of passwords, addresses and factors require it.
alter table identity.sessions add column proven_at timestamptz;
update identity.sessions set proven_at = created_at;
alter table identity.sessions alter column proven_at set not null;
grant update (proven_at) on identity.sessions to motorpool_app;

-- The last step of the sign-in that opened it.
alter table identity.sessions add column signed_in_by text not null default 'password'
  check (signed_in_by in ('password', 'totp', 'phone', 'passkey', 'recovery_code', 'issuer'));
alter table identity.sessions alter column signed_in_by drop default;

-- A new proof replaces the tokens: those before it may expire earlier, and never later.
create function identity.expire_earlier() returns trigger language plpgsql set search_path = ''
as $$
begin
  if new.access_expires_at > old.access_expires_at then
    raise exception 'an access token can expire only earlier' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function identity.expire_earlier() from public;
create trigger expire_earlier before update of access_expires_at on identity.session_tokens
  for each row execute function identity.expire_earlier();
grant update (access_expires_at) on identity.session_tokens to motorpool_app;

-- For lookups of other modules, before anybody is known.
create function identity.is_enabled(id uuid) returns boolean
  language sql stable parallel safe
  security definer set search_path = ''
  return exists (select from identity.users u where u.id = is_enabled.id and u.disabled_at is null);
revoke execute on function identity.is_enabled(uuid) from public;
grant execute on function identity.is_enabled(uuid) to motorpool_app, motorpool_system;
grant create on schema identity to motorpool_lookup;
alter function identity.is_enabled(uuid) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;

alter table identity.sessions drop constraint sessions_ended_because_check;
alter table identity.sessions add constraint sessions_ended_because_check check (
  ended_because in (
    'signed_out', 'ended_by_owner', 'refresh_reuse', 'password_changed', 'password_reset',
    'address_proven', 'account_disabled', 'ended_by_operator', 'factor_added', 'factors_reset'
  )
);
