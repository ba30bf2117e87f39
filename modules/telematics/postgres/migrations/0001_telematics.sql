create schema telematics;
grant usage on schema telematics to motorpool_app, motorpool_system;

-- People on their way to a provider and back, for ten minutes. Deleted when used. Of the secret that their
-- browser brings back only the SHA-256 is here; what the provider needs again is sealed under SECRET_KEY.
create table telematics.attempts (
  browser_hash bytea primary key check (octet_length(browser_hash) = 32),
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  user_id uuid not null references identity.users (id) on delete cascade,
  provider text not null check (provider in ('dimo')),
  sealed text not null check (char_length(sealed) <= 20000),
  started_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > started_at)
);
create index attempts_of_user on telematics.attempts (user_id, organization_id);
create index attempts_of_organization on telematics.attempts (organization_id);
create index attempts_by_end on telematics.attempts (expires_at);

-- What proved an account, as SHA-256, and for whom: a token that somebody else got hold of proves nothing more.
-- Kept for as long as the token holds.
create table telematics.proofs (
  hash bytea primary key check (octet_length(hash) = 32),
  user_id uuid not null references identity.users (id) on delete cascade,
  expires_at timestamptz not null
);
create index proofs_of_user on telematics.proofs (user_id);
create index proofs_by_end on telematics.proofs (expires_at);

-- Whose DIMO account a person proved to have, until when it may be read, and for which organization they connected
-- it. A person has one; no token of theirs is kept. `read_at`, `read_failed_at`: when what it shares was read last,
-- and when that failed, if it has not succeeded since.
-- `serves`: that organization, while the person is a member of it. Connecting waits for a removal that is under way,
-- and is then refused, or makes it wait; whoever comes back has to connect anew.
create table telematics.dimo_tokens (
  user_id uuid primary key references identity.users (id) on delete cascade,
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  serves uuid check (serves = organization_id),
  wallet_address text not null check (wallet_address ~ '^0x[0-9a-f]{40}$'),
  expires_at timestamptz not null,
  connected_at timestamptz not null,
  read_at timestamptz,
  read_failed_at timestamptz,
  unique (organization_id, user_id),
  constraint connected_by_a_member foreign key (serves, user_id)
    references tenancy.members (organization_id, user_id) on delete set null (serves)
);
create index dimo_tokens_by_end on telematics.dimo_tokens (expires_at);

-- What the provider said last. It goes with the connection through which it was read.
create table telematics.shared_vehicles (
  organization_id uuid not null,
  user_id uuid not null,
  external_id text not null check (char_length(external_id) between 1 and 200),
  make text check (char_length(make) <= 200),
  model text check (char_length(model) <= 200),
  year integer check (year between 0 and 9999),
  access_ends_at timestamptz,
  primary key (organization_id, user_id, external_id),
  foreign key (organization_id, user_id) references telematics.dimo_tokens (organization_id, user_id)
    on update cascade on delete cascade
);

create table telematics.shared_devices (
  organization_id uuid not null,
  user_id uuid not null,
  external_id text not null,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('aftermarket', 'synthetic')),
  serial text check (char_length(serial) <= 200),
  imei text check (char_length(imei) <= 200),
  manufacturer text check (char_length(manufacturer) <= 200),
  primary key (organization_id, user_id, external_id, position),
  foreign key (organization_id, user_id, external_id)
    references telematics.shared_vehicles (organization_id, user_id, external_id)
    on update cascade on delete cascade
);

-- One's own across organizations; written only by oneself, at work in the organization it is for.
do $$
declare
  part text;
begin
  foreach part in array array['attempts', 'dimo_tokens', 'shared_vehicles', 'shared_devices'] loop
    execute format('alter table telematics.%I enable row level security', part);
    execute format('alter table telematics.%I force row level security', part);
    execute format(
      'create policy mine on telematics.%I to motorpool_app
         using (user_id = (select app.user_id()))
         with check (user_id = (select app.user_id()) and organization_id = (select app.organization_id()))',
      part);
    execute format(
      'create policy system on telematics.%I to motorpool_system using (true) with check (true)', part);
    execute format('grant select, insert, update, delete on telematics.%I to motorpool_system', part);
  end loop;
  -- What is connected and shared serves the whole organization; an attempt is nobody else's business.
  foreach part in array array['dimo_tokens', 'shared_vehicles', 'shared_devices'] loop
    execute format(
      'create policy inside on telematics.%I for select to motorpool_app
         using (organization_id = (select app.organization_id()))', part);
  end loop;
end
$$;

alter table telematics.proofs enable row level security;
alter table telematics.proofs force row level security;
create policy mine on telematics.proofs to motorpool_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy system on telematics.proofs to motorpool_system using (true) with check (true);
grant select, insert on telematics.proofs to motorpool_app;
grant select, insert, delete on telematics.proofs to motorpool_system;

grant select, insert, delete on telematics.attempts, telematics.shared_vehicles, telematics.shared_devices
  to motorpool_app;
grant select, insert, delete,
  update (organization_id, serves, wallet_address, expires_at, connected_at, read_at, read_failed_at)
  on telematics.dimo_tokens to motorpool_app;
