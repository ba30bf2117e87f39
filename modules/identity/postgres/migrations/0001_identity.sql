-- Accounts, how people prove that they are theirs, and where they are signed in.
create schema identity;
grant usage on schema identity to motorpool_app, motorpool_system, motorpool_lookup;

create table identity.users (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_verified_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);
-- With the two partial indexes below, the look-up of a session reads three indexes and no table.
create unique index users_active on identity.users (id) where disabled_at is null;

create table identity.profiles (
  user_id uuid primary key references identity.users (id) on delete cascade,
  full_name text not null check (length(full_name) between 1 and 120),
  avatar_file text,
  locale text check (locale in ('en', 'es')),
  time_zone text,
  units text check (units in ('metric', 'imperial')),
  updated_at timestamptz not null
);

create table identity.credentials (
  user_id uuid primary key references identity.users (id) on delete cascade,
  password text not null,
  changed_at timestamptz not null
);

-- A session is the family of all tokens that follow from one sign-in by rotation; it ends as a whole.
create table identity.sessions (
  id uuid primary key,
  user_id uuid not null references identity.users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  user_agent text not null,
  address text not null,
  ended_at timestamptz,
  ended_because text check (
    ended_because in (
      'signed_out', 'ended_by_owner', 'refresh_reuse', 'password_changed', 'password_reset',
      'address_proven', 'account_disabled'
    )
  ),
  check ((ended_at is null) = (ended_because is null))
);
create index on identity.sessions (user_id, last_seen_at desc);
create unique index sessions_live on identity.sessions (id) include (user_id) where ended_at is null;

-- Tokens are stored as SHA-256. A used refresh token stays until it would have expired: that is how its
-- second use is noticed.
create table identity.session_tokens (
  refresh_hash bytea primary key,
  session_id uuid not null references identity.sessions (id) on delete cascade,
  user_id uuid not null references identity.users (id) on delete cascade,
  access_hash bytea not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  used_at timestamptz
);
create unique index session_tokens_access on identity.session_tokens (access_hash)
  include (session_id, access_expires_at);
create index on identity.session_tokens (session_id);
create index on identity.session_tokens (user_id);
create index on identity.session_tokens (refresh_expires_at);

-- What a mailed link proves: that its holder receives mail at `email`. Deleted when used.
create table identity.one_time_tokens (
  hash bytea primary key,
  id uuid not null unique,
  user_id uuid not null references identity.users (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'change_email', 'reset_password')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on identity.one_time_tokens (user_id);
create index on identity.one_time_tokens (expires_at);
