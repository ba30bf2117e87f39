create schema tenancy;
grant usage on schema tenancy to motorpool_app, motorpool_system, motorpool_lookup;

create table tenancy.organizations (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  industry text not null
    check (industry in ('fleet', 'rental', 'dealership', 'logistics', 'delivery', 'construction', 'other')),
  created_by uuid not null references identity.users (id),
  created_at timestamptz not null,
  trial_ends_at timestamptz not null,
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  units text not null check (units in ('metric', 'imperial'))
);

create table tenancy.members (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references identity.users (id),
  role text not null
    check (role in ('owner', 'admin', 'manager', 'technician', 'agent', 'sales', 'driver', 'viewer')),
  status text not null check (status in ('active')),
  joined_at timestamptz not null,
  invited_by uuid references identity.users (id),
  invited_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint one_membership unique (organization_id, user_id)
);
create index members_newest_first on tenancy.members (organization_id, created_at desc, id desc);
create index members_of_user on tenancy.members (user_id);
create index members_owning on tenancy.members (organization_id) where role = 'owner';

create table tenancy.invitations (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  invited_name text not null check (char_length(invited_name) between 1 and 120),
  email text not null check (char_length(email) <= 254),
  role text not null
    check (role in ('owner', 'admin', 'manager', 'technician', 'agent', 'sales', 'driver', 'viewer')),
  status text not null check (status in ('pending', 'accepted', 'revoked')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null,
  told_at timestamptz,
  invited_by uuid not null references identity.users (id),
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index one_pending_invitation on tenancy.invitations (organization_id, email)
  where status = 'pending';
create index invitations_newest_first on tenancy.invitations (organization_id, created_at desc, id desc);
create index invitations_by_address on tenancy.invitations (email);
create index invitations_untold on tenancy.invitations (expires_at) where status = 'pending' and told_at is null;

-- How many invitation mails an organization sent on its latest day of inviting.
create table tenancy.invitation_mails (
  organization_id uuid primary key references tenancy.organizations (id) on delete cascade,
  day date not null,
  sent integer not null
);

-- Whoever is neither in the organization nor the person concerned sees nothing.
alter table tenancy.organizations enable row level security;
alter table tenancy.organizations force row level security;
alter table tenancy.members enable row level security;
alter table tenancy.members force row level security;
alter table tenancy.invitations enable row level security;
alter table tenancy.invitations force row level security;
alter table tenancy.invitation_mails enable row level security;
alter table tenancy.invitation_mails force row level security;

create policy inside on tenancy.organizations to motorpool_app
  using (id = (select app.organization_id())) with check (id = (select app.organization_id()));
create policy inside on tenancy.members to motorpool_app
  using (organization_id = (select app.organization_id()))
  with check (organization_id = (select app.organization_id()));
create policy inside on tenancy.invitations to motorpool_app
  using (organization_id = (select app.organization_id()))
  with check (organization_id = (select app.organization_id()));
create policy inside on tenancy.invitation_mails to motorpool_app
  using (organization_id = (select app.organization_id()))
  with check (organization_id = (select app.organization_id()));

-- Across organizations a person reads their own memberships and the organizations these are in.
create policy mine on tenancy.members for select to motorpool_app
  using (user_id = (select app.user_id()));
create policy mine on tenancy.organizations for select to motorpool_app
  using (id in (select m.organization_id from tenancy.members m where m.user_id = (select app.user_id())));

create policy system on tenancy.organizations to motorpool_system using (true) with check (true);
create policy system on tenancy.members to motorpool_system using (true) with check (true);
create policy system on tenancy.invitations to motorpool_system using (true) with check (true);
create policy system on tenancy.invitation_mails to motorpool_system using (true) with check (true);

create policy look_up on tenancy.organizations for select to motorpool_lookup using (true);
create policy look_up on tenancy.members for select to motorpool_lookup using (true);
create policy look_up on tenancy.invitations for select to motorpool_lookup using (true);

-- What identifies a row or says who made it is written once; the application role cannot change it.
grant select, insert, update (name, industry, time_zone, currency, units)
  on tenancy.organizations to motorpool_app;
grant select, insert, delete, update (role) on tenancy.members to motorpool_app;
-- Not even the hash of a token can be read back.
grant select (organization_id, id, invited_name, email, role, status, expires_at, told_at, invited_by, created_at),
  insert, update (status, token_hash, expires_at, told_at, invited_by)
  on tenancy.invitations to motorpool_app;
grant select, insert, update on tenancy.invitation_mails to motorpool_app;
grant select, insert, update, delete on
  tenancy.organizations, tenancy.members, tenancy.invitations, tenancy.invitation_mails to motorpool_system;
grant select on tenancy.organizations, tenancy.members, tenancy.invitations to motorpool_lookup;

-- The last line behind the rule "an organization has an owner": whatever changes a member, two changes at
-- once included, waits for the organization's row and then counts.
create function tenancy.keep_an_owner() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform from tenancy.organizations o where o.id = old.organization_id for no key update;
  -- Not found: the organization itself is being deleted, and its members with it.
  if found and not exists (
    select from tenancy.members m where m.organization_id = old.organization_id and m.role = 'owner'
  ) then
    raise exception 'organization % would be left without an owner', old.organization_id
      using errcode = 'check_violation', constraint = 'an_owner_remains';
  end if;
  return null;
end;
$$;
create trigger an_owner_remains_on_change after update of role on tenancy.members
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function tenancy.keep_an_owner();
create trigger an_owner_remains_on_delete after delete on tenancy.members
  for each row when (old.role = 'owner') execute function tenancy.keep_an_owner();
