-- What vehicles' positions mean. Derived from good positions and derived again when late ones arrive, a device is linked
-- otherwise, or `version` is older than that of the code. Nothing refers to them: what people say about a trip is stored
-- as a period of its vehicle.
create table telematics.trips (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  vehicle_id uuid not null,
  started_at timestamptz not null,
  -- Null while it is under way.
  ended_at timestamptz,
  distance double precision not null check (distance >= 0),
  idle_time double precision not null check (idle_time >= 0),
  max_speed double precision check (max_speed >= 0),
  start_latitude double precision not null,
  start_longitude double precision not null,
  end_latitude double precision not null,
  end_longitude double precision not null,
  version integer not null,
  primary key (organization_id, vehicle_id, started_at),
  check (ended_at >= started_at),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);

create table telematics.stops (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  vehicle_id uuid not null,
  stopped_at timestamptz not null,
  -- Null if the vehicle is still there.
  left_at timestamptz,
  latitude double precision not null,
  longitude double precision not null,
  version integer not null,
  primary key (organization_id, vehicle_id, stopped_at),
  check (left_at >= stopped_at),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
select app.protect_tenant_table('telematics.trips');
select app.protect_tenant_table('telematics.stops');
grant select, insert, update, delete on telematics.trips, telematics.stops to motorpool_app, motorpool_system;

-- A purpose that is said of a past trip lasts until the vehicle drives on: where it stands then is part of the drive.
alter table telematics.drive_purposes add ends_with_stop boolean not null default false;
select app.count_storage('telematics.drive_purposes');

-- A link that begins or ends otherwise moves positions from one vehicle to another.
create function telematics.derive_for_link() returns trigger language plpgsql set search_path = '' as $$
declare
  since constant timestamptz := case when tg_op = 'UPDATE' and new.linked_from = old.linked_from
    then least(coalesce(new.linked_until, 'infinity'), coalesce(old.linked_until, 'infinity')) else new.linked_from end;
begin
  update telematics.device_states s
  set derive_from = least(coalesce(s.derive_from, 'infinity'), since), changed_at = clock_timestamp()
  where s.organization_id = new.organization_id and s.device_id = new.device_id and s.fixed_at >= since;
  return null;
end;
$$;
create trigger derives_for_link after insert or update on telematics.device_links
  for each row execute function telematics.derive_for_link();
