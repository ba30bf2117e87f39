-- Accounts whose owners want them deleted, until that is carried out or undone. `organizations` are those that the warning
-- named as deleted with the account: no other is.
create table identity.deletions (
  user_id uuid primary key references identity.users (id) on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null check (due_at > requested_at),
  undo_hash bytea not null unique check (octet_length(undo_hash) = 32),
  organizations uuid[] not null
);
create index on identity.deletions (due_at);
select app.protect_personal_table('identity.deletions');
grant select, insert, delete on identity.deletions to motorpool_app;
grant select, delete on identity.deletions to motorpool_system;

-- The emailed link that undoes it opens without a session.
grant select on identity.deletions to motorpool_lookup;
create policy lookup on identity.deletions for select to motorpool_lookup using (true);
create function identity.account_by_undo_token(hash bytea) returns uuid
  language sql stable parallel safe
  security definer set search_path = ''
  return (select d.user_id from identity.deletions d where d.undo_hash = account_by_undo_token.hash);
revoke execute on function identity.account_by_undo_token(bytea) from public;
grant execute on function identity.account_by_undo_token(bytea) to motorpool_app, motorpool_system;

-- What people exported about themselves: encrypted, for a day. `content` is null until it is ready.
create table identity.exports (
  id uuid primary key,
  user_id uuid not null references identity.users (id) on delete cascade,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  content text,
  check ((ready_at is null) = (content is null))
);
create index on identity.exports (user_id);
create index on identity.exports (expires_at);
select app.protect_personal_table('identity.exports');
grant select, insert, update (ready_at, expires_at, content), delete on identity.exports to motorpool_app;
grant select, delete on identity.exports to motorpool_system;

-- A deleted account leaves its id, to which what others need to read refers. Without an address it can never be signed in to,
-- and its address is free for a new account. A reference says what happens to its rows: those that cascade are deleted with
-- the account, all others remain.
alter table identity.users
  alter column email drop not null,
  add column deleted_at timestamptz,
  add constraint no_address_when_deleted check ((email is null) = (deleted_at is not null));

-- The name under which a deleted account's writing remains, in the language of the person who reads it.
create function identity.deleted_name() returns text
  language sql stable parallel safe
  security definer set search_path = ''
  return (case
    when exists (select from identity.profiles p where p.user_id = (select app.user_id()) and p.locale = 'es')
    then 'Usuario eliminado' else 'Deleted user'
  end);
revoke execute on function identity.deleted_name() from public;

create or replace function identity.people(ids uuid[])
  returns table (
    user_id uuid, email text, email_verified_at timestamptz, full_name text, avatar_file text, locale text
  )
  language sql stable parallel safe
  security definer set search_path = ''
begin atomic
  select u.id, u.email, u.email_verified_at, coalesce(p.full_name, identity.deleted_name()), p.avatar_file, p.locale
  from identity.users u left join identity.profiles p on p.user_id = u.id
  where u.id = any (people.ids);
end;

create or replace function identity.profiles_of(ids uuid[])
  returns table (user_id uuid, full_name text, avatar_url text)
  language sql stable parallel safe rows 50
  security definer set search_path = ''
begin atomic
  select u.id, coalesce(p.full_name, identity.deleted_name()), '/api/public/avatars/' || p.avatar_file
  from identity.users u left join identity.profiles p on p.user_id = u.id
  where u.id = any (profiles_of.ids);
end;

grant create on schema identity to motorpool_lookup;
alter function identity.account_by_undo_token(bytea) owner to motorpool_lookup;
alter function identity.deleted_name() owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
