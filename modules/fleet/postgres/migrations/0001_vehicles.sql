create schema fleet;
grant usage on schema fleet to motorpool_app, motorpool_system, motorpool_search;

-- Places where vehicles are kept. Days and hours there are those of its time zone.
create table fleet.locations (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  address text check (char_length(address) between 1 and 300),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index one_active_location_per_name on fleet.locations (organization_id, app.folded(name))
  where archived_at is null;

-- Groups of vehicles, such as a team or a contract. A vehicle belongs to at most one.
create table fleet.groups (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index one_active_group_per_name on fleet.groups (organization_id, app.folded(name))
  where archived_at is null;

create table fleet.vehicles (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  unit_number text check (char_length(unit_number) between 1 and 40),
  vin text check (vin ~ '^[A-Z0-9]{1,17}$'),
  vin_status text not null check (vin_status in ('unchecked', 'valid', 'check_digit_mismatch', 'legacy', 'override')),
  vin_note text check (char_length(vin_note) between 1 and 200),
  -- The current registration.
  plate text check (char_length(plate) between 1 and 20),
  plate_region text check (plate_region ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'),
  plate_key text check (char_length(plate_key) between 1 and 60),
  -- The first of unit number, plate and VIN, with each number in it filled up with zeros, so that 2 comes before 10.
  name_key text not null collate "C" check (char_length(name_key) between 1 and 500),
  make text check (char_length(make) between 1 and 60),
  model text check (char_length(model) between 1 and 80),
  model_year smallint check (model_year between 1886 and 2100),
  trim text check (char_length(trim) between 1 and 80),
  kind text not null check (kind in ('car', 'van', 'truck', 'trailer', 'motorcycle', 'equipment')),
  body_class text check (char_length(body_class) between 1 and 80),
  fuel_type text check (fuel_type in ('petrol', 'diesel', 'bev', 'phev', 'hev', 'lpg', 'cng', 'h2', 'flex', 'other')),
  drive text check (drive in ('fwd', 'rwd', 'awd', '4wd')),
  transmission text check (transmission in ('manual', 'automatic')),
  seats smallint check (seats between 0 and 200),
  doors smallint check (doors between 0 and 20),
  exterior_color text check (char_length(exterior_color) between 1 and 40),
  interior_color text check (char_length(interior_color) between 1 and 40),
  gvwr_g bigint check (gvwr_g between 0 and 1000000000),
  tank_ml integer check (tank_ml between 0 and 100000000),
  battery_wh integer check (battery_wh between 0 and 100000000),
  acriss text check (acriss ~ '^[A-Z]{4}$'),
  location_id uuid,
  group_id uuid,
  uses text[] not null default '{}' check (uses <@ array['fleet', 'rental', 'loaner', 'dealer_stock']),
  ownership text check (ownership in ('owned', 'financed', 'leased', 'consigned', 'managed')),
  in_service_on date,
  out_of_service_on date,
  purchase_minor bigint check (purchase_minor between 0 and 1000000000000000),
  residual_minor bigint check (residual_minor between 0 and 1000000000000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  notes text check (char_length(notes) between 1 and 5000),
  lifecycle text not null check (lifecycle in
    ('ordered', 'received', 'preparing', 'in_service', 'standby', 'for_sale', 'sold', 'written_off', 'archived')),
  lifecycle_note text check (char_length(lifecycle_note) between 1 and 500),
  lifecycle_since timestamptz not null,
  safety text not null check (safety in ('ok', 'restricted', 'grounded')),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- No longer in the fleet.
  disposed boolean not null generated always as (lifecycle in ('sold', 'written_off', 'archived')) stored,
  -- What a search looks in: one line each, so that nothing is found across two of them.
  searched text not null generated always as (app.folded(
    coalesce(unit_number, '') || E'\n' || coalesce(plate, '') || E'\n' || coalesce(plate_key, '') || E'\n'
    || coalesce(vin, '') || E'\n' || coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || coalesce(trim, '')
  )) stored,
  unit_key text generated always as (app.folded(unit_number)) stored,
  -- By make, model and year.
  model_key text not null collate "C" generated always as (app.folded(
    coalesce(make, '') || '|' || coalesce(model, '') || '|' || coalesce(model_year::text, ''))) stored,
  primary key (organization_id, id),
  check (unit_number is not null or vin is not null or plate is not null),
  check ((plate is null) = (plate_key is null)),
  check (plate is not null or plate_region is null),
  check (vin is not null or vin_status = 'unchecked'),
  check ((purchase_minor is null and residual_minor is null) or currency is not null),
  check (out_of_service_on >= in_service_on),
  constraint at_a_location foreign key (organization_id, location_id) references fleet.locations (organization_id, id),
  constraint in_a_group foreign key (organization_id, group_id) references fleet.groups (organization_id, id)
);

-- Among vehicles in the fleet: one that was sold may come back as a new record.
create unique index one_vehicle_per_vin on fleet.vehicles (organization_id, vin) where not disposed and vin is not null;
create unique index one_vehicle_per_unit_number on fleet.vehicles (organization_id, unit_key)
  where not disposed and unit_key is not null;

create index vehicles_by_name on fleet.vehicles (organization_id, disposed, name_key, id);
create index vehicles_by_model on fleet.vehicles (organization_id, disposed, model_key, id);
create index vehicles_by_year on fleet.vehicles (organization_id, disposed, (coalesce(model_year, 0)), id);
create index vehicles_by_creation on fleet.vehicles (organization_id, disposed, created_at, id);
create index vehicles_by_change on fleet.vehicles (organization_id, disposed, updated_at, id);
create index vehicles_by_location on fleet.vehicles (organization_id, location_id, name_key, id)
  where location_id is not null;
create index vehicles_by_group on fleet.vehicles (organization_id, group_id, name_key, id) where group_id is not null;
create index vehicles_by_lifecycle on fleet.vehicles (organization_id, lifecycle, name_key, id);
create index unsafe_vehicles on fleet.vehicles (organization_id, safety, name_key, id) where safety <> 'ok';
create index vehicles_by_gram on fleet.vehicles using gin (app.grams(organization_id, searched))
  with (gin_pending_list_limit = 1024);

-- Each tag together with its organization, so that the index is read for one organization only.
create function fleet.tag_keys(organization uuid, tags text[]) returns text[]
  language sql immutable strict parallel safe set search_path = ''
  return (select coalesce(array_agg(organization::text || tag), '{}') from unnest(tags) as tag);
create index vehicles_by_tag on fleet.vehicles using gin (fleet.tag_keys(organization_id, tags));

-- The plates a vehicle has had. A plate is on one vehicle at a time, and a vehicle has one at a time.
create table fleet.registrations (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  plate text not null check (char_length(plate) between 1 and 20),
  plate_key text not null check (char_length(plate_key) between 1 and 60),
  region text check (region ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id) on delete cascade,
  constraint one_vehicle_per_plate
    exclude using gist (organization_id with =, plate_key with =, coalesce(region, '') with =, valid with &&),
  constraint one_plate_per_vehicle exclude using gist (organization_id with =, vehicle_id with =, valid with &&)
);

-- The changes of `contract/lifecycle.ts`, for whatever writes to the table.
create function fleet.may_become(before text, after text) returns boolean
  language sql immutable strict parallel safe set search_path = ''
  return after = 'archived' and before <> 'archived' or (before, after) in (
    ('ordered', 'received'), ('received', 'preparing'), ('received', 'in_service'), ('received', 'for_sale'),
    ('preparing', 'in_service'), ('preparing', 'standby'), ('preparing', 'for_sale'),
    ('in_service', 'standby'), ('in_service', 'preparing'), ('in_service', 'for_sale'),
    ('standby', 'in_service'), ('standby', 'preparing'), ('standby', 'for_sale'),
    ('for_sale', 'in_service'), ('for_sale', 'standby'), ('for_sale', 'preparing'), ('for_sale', 'sold'),
    ('sold', 'for_sale'), ('written_off', 'standby'), ('archived', 'standby'),
    ('ordered', 'written_off'), ('received', 'written_off'), ('preparing', 'written_off'),
    ('in_service', 'written_off'), ('standby', 'written_off'), ('for_sale', 'written_off')
  );
create function fleet.refuse_lifecycle() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a vehicle that is % cannot become %', old.lifecycle, new.lifecycle using errcode = 'check_violation';
end $$;
create trigger lifecycle before update of lifecycle on fleet.vehicles for each row
  when (old.lifecycle <> new.lifecycle and not fleet.may_become(old.lifecycle, new.lifecycle))
  execute function fleet.refuse_lifecycle();

-- A vehicle is only put where the location or group is still in use. The lock keeps them from being archived meanwhile.
create function fleet.require_active_place() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.location_id is not null and (tg_op = 'INSERT' or new.location_id is distinct from old.location_id) then
    perform from fleet.locations l
    where l.organization_id = new.organization_id and l.id = new.location_id and l.archived_at is null for share;
    if not found then
      raise exception 'no such location' using errcode = 'foreign_key_violation', constraint = 'at_a_location';
    end if;
  end if;
  if new.group_id is not null and (tg_op = 'INSERT' or new.group_id is distinct from old.group_id) then
    perform from fleet.groups g
    where g.organization_id = new.organization_id and g.id = new.group_id and g.archived_at is null for share;
    if not found then
      raise exception 'no such group' using errcode = 'foreign_key_violation', constraint = 'in_a_group';
    end if;
  end if;
  return new;
end $$;
create trigger active_place before insert or update of location_id, group_id on fleet.vehicles
  for each row execute function fleet.require_active_place();

select app.protect_tenant_table('fleet.locations');
select app.protect_tenant_table('fleet.groups');
select app.protect_tenant_table('fleet.vehicles');
select app.protect_tenant_table('fleet.registrations');
select app.count_storage('fleet.locations');
select app.count_storage('fleet.groups');
select app.count_storage('fleet.vehicles');
select app.count_storage('fleet.registrations');

-- What identifies a row is written once.
grant select, insert, update (name, address, time_zone, archived_at, updated_at) on fleet.locations to motorpool_app;
grant select, insert, update (name, archived_at, updated_at) on fleet.groups to motorpool_app;
grant select, insert, delete, update (unit_number, vin, vin_status, vin_note, plate, plate_region, plate_key, name_key, make,
  model, model_year, trim, kind, body_class, fuel_type, drive, transmission, seats, doors, exterior_color,
  interior_color, gvwr_g, tank_ml, battery_wh, acriss, location_id, group_id, uses, ownership, in_service_on,
  out_of_service_on, purchase_minor, residual_minor, currency, tags, notes, lifecycle, lifecycle_note, lifecycle_since,
  safety, version, updated_at) on fleet.vehicles to motorpool_app;
grant select, insert, delete, update (plate, plate_key, region, valid) on fleet.registrations to motorpool_app;
grant select, insert, update, delete on fleet.locations, fleet.groups, fleet.vehicles, fleet.registrations
  to motorpool_system;

-- Row security keeps searches from using an index on a function. This view's owner sees every row, so here the index
-- works; the view itself is limited to the current organization.
create policy search on fleet.vehicles for select to motorpool_search using (true);
grant select on fleet.vehicles to motorpool_search;
create view fleet.findable as select * from fleet.vehicles where organization_id = (select app.organization_id());
grant create on schema fleet to motorpool_search;
alter view fleet.findable owner to motorpool_search;
revoke create on schema fleet from motorpool_search;
grant select on fleet.findable to motorpool_app;
