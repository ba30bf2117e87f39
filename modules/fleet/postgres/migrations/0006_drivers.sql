-- People who drive the organization's vehicles, with or without an account. A member who leaves remains a driver.
create table fleet.drivers (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid,
  name text not null check (char_length(name) between 1 and 120),
  phone text check (char_length(phone) between 1 and 40),
  email text check (char_length(email) <= 254),
  license_number text check (char_length(license_number) between 1 and 40),
  license_classes text[] not null default '{}' check (cardinality(license_classes) <= 20),
  license_region text check (license_region ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'),
  license_expires_on date,
  notes text check (char_length(notes) between 1 and 5000),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived boolean not null generated always as (archived_at is not null) stored,
  -- What a search looks in: one line each, so that nothing is found across two of them.
  searched text not null generated always as (
    app.folded(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, ''))
    || E'\n' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')
  ) stored,
  name_key text not null collate "C" generated always as (app.folded(name)) stored,
  -- By expiry, unknown ones last.
  license_key date not null generated always as (coalesce(license_expires_on, 'infinity'::date)) stored,
  primary key (organization_id, id),
  constraint driver_is_a_member foreign key (organization_id, user_id)
    references tenancy.members (organization_id, user_id) on delete set null (user_id)
);
create unique index one_driver_per_member on fleet.drivers (organization_id, user_id)
  where not archived and user_id is not null;
create index drivers_by_name on fleet.drivers (organization_id, archived, name_key, id);
create index drivers_by_license on fleet.drivers (organization_id, archived, license_key, id);
create index drivers_by_creation on fleet.drivers (organization_id, archived, created_at, id);
create index drivers_by_change on fleet.drivers (organization_id, archived, updated_at, id);
create index drivers_by_member on fleet.drivers (organization_id, user_id) where user_id is not null;
create index drivers_by_gram on fleet.drivers using gin (app.grams(organization_id, searched))
  with (gin_pending_list_limit = 256);

-- Who has which vehicle. An active assignment lasts until it is ended, even after the end that was planned.
create table fleet.assignments (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  driver_id uuid not null,
  role text not null check (role in ('primary', 'secondary')),
  state text not null check (state in ('planned', 'active', 'ended', 'cancelled')),
  starts_at timestamptz not null check (isfinite(starts_at)),
  -- The first instant without the vehicle. Null if no end is planned.
  ends_at timestamptz check (isfinite(ends_at)),
  note text check (char_length(note) between 1 and 500),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(starts_at, ends_at)) stored,
  primary key (organization_id, id),
  check (ends_at > starts_at),
  check (state <> 'ended' or ends_at is not null),
  constraint assigned_vehicle foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id),
  constraint assigned_driver foreign key (organization_id, driver_id) references fleet.drivers (organization_id, id),
  constraint one_primary_driver_per_vehicle exclude using gist
    (organization_id with =, vehicle_id with =, period with &&) where (role = 'primary' and state <> 'cancelled'),
  constraint one_primary_vehicle_per_driver exclude using gist
    (organization_id with =, driver_id with =, period with &&) where (role = 'primary' and state <> 'cancelled'),
  constraint one_role_per_driver exclude using gist
    (organization_id with =, vehicle_id with =, driver_id with =, period with &&) where (state <> 'cancelled')
);
-- An active assignment whose planned end has passed overlaps with nothing that begins afterwards, but still lasts.
create unique index one_active_driver_per_vehicle on fleet.assignments (organization_id, vehicle_id)
  where role = 'primary' and state = 'active';
create unique index one_active_vehicle_per_driver on fleet.assignments (organization_id, driver_id)
  where role = 'primary' and state = 'active';
create unique index one_active_role_per_driver on fleet.assignments (organization_id, vehicle_id, driver_id)
  where state = 'active';
create index assignments_latest_first on fleet.assignments (organization_id, starts_at desc, id desc);
create index assignments_of_vehicle on fleet.assignments (organization_id, vehicle_id, starts_at desc, id desc);
create index assignments_of_driver on fleet.assignments (organization_id, driver_id, starts_at desc, id desc);

-- The changes of `contract/assignments.ts`, for whatever writes to the table.
create function fleet.assignment_may_become(before text, after text) returns boolean
  language sql immutable strict parallel safe set search_path = ''
  return (before, after) in (('planned', 'active'), ('planned', 'cancelled'), ('active', 'ended'));
create function fleet.refuse_assignment_state() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'an assignment that is % cannot become %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger state before update of state on fleet.assignments for each row
  when (old.state <> new.state and not fleet.assignment_may_become(old.state, new.state))
  execute function fleet.refuse_assignment_state();

-- Only a vehicle in service that may be driven is given to a driver, and only a vehicle in the fleet is planned for one.
-- The locks keep the vehicle and the driver from leaving meanwhile.
create function fleet.require_fit_assignment() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.state = new.state or new.state not in ('planned', 'active') then
    return new;
  end if;
  perform from fleet.vehicles v
  where v.organization_id = new.organization_id and v.id = new.vehicle_id
    and (v.lifecycle = 'in_service' and v.safety <> 'grounded' or new.state = 'planned' and not v.disposed)
  for share;
  if not found then
    raise exception 'the vehicle is not in service' using errcode = 'check_violation', constraint = 'vehicle_in_service';
  end if;
  perform from fleet.drivers d
  where d.organization_id = new.organization_id and d.id = new.driver_id and d.archived_at is null for share;
  if not found then
    raise exception 'the driver is archived' using errcode = 'check_violation', constraint = 'active_driver';
  end if;
  return new;
end $$;
create trigger fit before insert or update of state on fleet.assignments
  for each row execute function fleet.require_fit_assignment();

-- A vehicle does not leave service, or the fleet, while a driver has it or is planned to have it.
create function fleet.refuse_assigned_vehicle() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from fleet.assignments a
    where a.organization_id = new.organization_id and a.vehicle_id = new.id and a.state in ('planned', 'active')
  ) then
    raise exception 'the vehicle is assigned' using errcode = 'check_violation', constraint = 'no_open_assignment';
  end if;
  return new;
end $$;
create trigger unassigned before update of lifecycle on fleet.vehicles for each row
  when (old.lifecycle <> new.lifecycle
    and (old.lifecycle = 'in_service' or new.lifecycle in ('sold', 'written_off', 'archived')))
  execute function fleet.refuse_assigned_vehicle();

create function fleet.refuse_assigned_driver() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from fleet.assignments a
    where a.organization_id = new.organization_id and a.driver_id = new.id and a.state in ('planned', 'active')
  ) then
    raise exception 'the driver is assigned' using errcode = 'check_violation', constraint = 'no_open_assignment';
  end if;
  return new;
end $$;
create trigger unassigned before update of archived_at on fleet.drivers for each row
  when (old.archived_at is null and new.archived_at is not null) execute function fleet.refuse_assigned_driver();

select app.protect_tenant_table('fleet.drivers');
select app.protect_tenant_table('fleet.assignments');
select app.count_storage('fleet.drivers');
select app.count_storage('fleet.assignments');

-- What identifies a row is written once. Nobody deletes a driver or an assignment.
grant select, insert, update (user_id, name, phone, email, license_number, license_classes, license_region,
  license_expires_on, notes, archived_at, updated_at) on fleet.drivers to motorpool_app;
grant select, insert, update (state, starts_at, ends_at, note, updated_at) on fleet.assignments to motorpool_app;
grant select, insert, update, delete on fleet.drivers, fleet.assignments to motorpool_system;

-- See `fleet.findable`.
create policy search on fleet.drivers for select to motorpool_search using (true);
grant select on fleet.drivers to motorpool_search;
create view fleet.findable_drivers as
  select * from fleet.drivers where organization_id = (select app.organization_id());
grant create on schema fleet to motorpool_search;
alter view fleet.findable_drivers owner to motorpool_search;
revoke create on schema fleet from motorpool_search;
grant select on fleet.findable_drivers to motorpool_app;
