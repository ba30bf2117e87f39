-- What a vehicle was like when a driver got or returned it. Handovers never change: a correction is another one. Those of
-- a vehicle are a chain, in which each contains the hash of the one before.
create table fleet.handovers (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  assignment_id uuid not null,
  driver_id uuid not null,
  direction text not null check (direction in ('out', 'in')),
  at timestamptz not null,
  -- By the clock of the device.
  device_at timestamptz not null,
  recorded_at timestamptz not null,
  recorded_by uuid not null,
  location_id uuid,
  reading_id uuid,
  -- What the dial showed, as entered and in meters or seconds.
  reading jsonb check (jsonb_typeof(reading) = 'object' and octet_length(reading::text) <= 300),
  fuel_permille smallint check (fuel_permille between 0 and 1000),
  charge_permille smallint check (charge_permille between 0 and 1000),
  keys smallint check (keys between 0 and 20),
  accessories text[] not null default '{}' check (cardinality(accessories) <= 20),
  notes text check (char_length(notes) between 1 and 2000),
  -- What was seen and signed then, which later changes of the damage leave as it was.
  photos jsonb not null check (jsonb_typeof(photos) = 'array' and octet_length(photos::text) <= 10000),
  damage jsonb not null check (jsonb_typeof(damage) = 'array' and octet_length(damage::text) <= 400000),
  signatures jsonb not null check (jsonb_typeof(signatures) = 'array' and octet_length(signatures::text) <= 40000),
  corrects_id uuid,
  number integer not null,
  previous_id uuid,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  primary key (organization_id, id),
  constraint one_handover_per_number unique (organization_id, vehicle_id, number),
  constraint one_correction unique (organization_id, corrects_id),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id),
  foreign key (organization_id, assignment_id) references fleet.assignments (organization_id, id),
  foreign key (organization_id, driver_id) references fleet.drivers (organization_id, id),
  constraint handover_location foreign key (organization_id, location_id) references fleet.locations (organization_id, id),
  foreign key (organization_id, reading_id) references fleet.readings (organization_id, id),
  foreign key (organization_id, corrects_id) references fleet.handovers (organization_id, id),
  foreign key (organization_id, previous_id) references fleet.handovers (organization_id, id)
);
create unique index one_handover_per_direction on fleet.handovers (organization_id, assignment_id, direction)
  where corrects_id is null;
create index handovers_newest_first on fleet.handovers (organization_id, vehicle_id, at desc, id desc);

-- The hash of a handover and of everything before it. A column that is added later is null in earlier handovers, and does
-- not change their hashes.
create function fleet.handover_hash(handover fleet.handovers, previous_hash text) returns text
  language sql stable set search_path = '' set timezone = 'UTC'
  return encode(sha256(convert_to(
    coalesce(previous_hash, '') || jsonb_strip_nulls(to_jsonb(handover) - 'content_hash')::text, 'UTF8')), 'hex');

-- The lock lets one handover of a vehicle be recorded at a time.
create function fleet.chain_handover() returns trigger language plpgsql set search_path = '' as $$
declare
  previous fleet.handovers;
begin
  perform from fleet.vehicles v
  where v.organization_id = new.organization_id and v.id = new.vehicle_id for no key update;
  select * into previous from fleet.handovers h
  where h.organization_id = new.organization_id and h.vehicle_id = new.vehicle_id order by h.number desc limit 1;
  new.number := coalesce(previous.number, 0) + 1;
  new.previous_id := previous.id;
  new.content_hash := fleet.handover_hash(new, previous.content_hash);
  return new;
end $$;
create trigger chained before insert on fleet.handovers for each row execute function fleet.chain_handover();

-- Only an organization that is deleted takes its handovers with it: then this is not the first trigger.
create function fleet.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a handover never changes' using errcode = 'check_violation';
end $$;
create trigger immutable before update or delete on fleet.handovers
  for each row when (pg_trigger_depth() = 0) execute function fleet.refuse_change();

-- The photos of a handover, so that they are kept, and seen by all who see the handover.
create table fleet.handover_files (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  handover_id uuid not null,
  file_id uuid not null,
  primary key (organization_id, handover_id, file_id),
  foreign key (organization_id, handover_id) references fleet.handovers (organization_id, id) on delete cascade,
  constraint file_of_a_handover foreign key (organization_id, file_id) references files.files (organization_id, id)
);
create index handovers_of_file on fleet.handover_files (organization_id, file_id);
create trigger immutable before update or delete on fleet.handover_files
  for each row when (pg_trigger_depth() = 0) execute function fleet.refuse_change();

-- The damage of vehicles as it is now, on a drawing of the vehicle.
create table fleet.damage (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  side text not null check (side in ('top', 'front', 'back', 'left', 'right')),
  x smallint not null check (x between 0 and 1000),
  y smallint not null check (y between 0 and 1000),
  type text not null check (type in
    ('scratch', 'dent', 'crack', 'chip', 'broken', 'missing', 'rust', 'stain', 'other')),
  severity text not null check (severity in ('minor', 'moderate', 'severe')),
  size text check (size in ('up_to_2_cm', 'up_to_5_cm', 'up_to_15_cm', 'over_15_cm')),
  note text check (char_length(note) between 1 and 200),
  file_id uuid,
  state text not null check (state in ('new', 'known', 'repaired')),
  found_in uuid not null,
  found_at timestamptz not null,
  repaired_at timestamptz,
  repaired_in uuid,
  primary key (organization_id, id),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id),
  foreign key (organization_id, found_in) references fleet.handovers (organization_id, id),
  foreign key (organization_id, repaired_in) references fleet.handovers (organization_id, id),
  constraint file_of_damage foreign key (organization_id, file_id) references files.files (organization_id, id),
  check ((state = 'repaired') = (repaired_at is not null)),
  check (repaired_in is null or repaired_at is not null)
);
create index damage_of_vehicle on fleet.damage (organization_id, vehicle_id, found_at desc, id desc);
create index damage_of_file on fleet.damage (organization_id, file_id) where file_id is not null;

select app.protect_tenant_table('fleet.handovers', 'append');
select app.protect_tenant_table('fleet.handover_files', 'append');
select app.protect_tenant_table('fleet.damage');
select app.count_storage('fleet.handovers');
select app.count_storage('fleet.handover_files');
select app.count_storage('fleet.damage');
select files.link_from('fleet.handover_files', 'file_id');
select files.link_from('fleet.damage', 'file_id');

grant select, insert on fleet.handovers, fleet.handover_files to motorpool_app;
-- Where damage is, and when it was found, is written once.
grant select, insert, update (state, repaired_at, repaired_in) on fleet.damage to motorpool_app;
grant select, insert, update, delete on fleet.handovers, fleet.handover_files, fleet.damage to motorpool_system;
