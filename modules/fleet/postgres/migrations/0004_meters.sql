-- What a vehicle's dials show: its odometer and its counters of hours. `measure` says what their values are: meters or
-- seconds. `unit` is what the dial shows.
create table fleet.meters (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  kind text not null check (kind in ('odometer', 'engine_hours', 'pto_hours', 'other')),
  name text check (char_length(name) between 1 and 60),
  measure text not null check (measure in ('distance', 'time')),
  unit text not null check (unit in ('km', 'mi', 'h')),
  is_primary boolean not null,
  -- Grows with each reading that is recorded, voided or restored.
  version integer not null default 0,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id) on delete cascade,
  constraint only_others_have_a_name check ((kind = 'other') = (name is not null)),
  constraint odometers_measure_distance check (kind = 'other' or (kind = 'odometer') = (measure = 'distance')),
  constraint hours_measure_time check ((unit = 'h') = (measure = 'time'))
);
create unique index one_meter_per_kind on fleet.meters (organization_id, vehicle_id, kind) where kind <> 'other';
create unique index one_meter_per_name on fleet.meters (organization_id, vehicle_id, app.folded(name))
  where kind = 'other';
create unique index one_primary_meter on fleet.meters (organization_id, vehicle_id) where is_primary;
create index meters_of_vehicle on fleet.meters (organization_id, vehicle_id, id);

-- A meter between two replacements of its dial. `life_at_start` is what the vehicle had done when the dial showed
-- `start_value`. `scale` corrects values that were entered in a wrong unit, as found out at the start of the next segment.
create table fleet.meter_segments (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  meter_id uuid not null,
  seq smallint not null check (seq >= 1),
  reason text not null check (reason in ('initial', 'replaced', 'rolled_over', 'unit_fix')),
  -- Null for the first segment, which has no beginning.
  started_at timestamptz,
  start_value bigint not null check (start_value between 0 and 100000000000),
  life_at_start bigint not null check (life_at_start >= 0),
  scale double precision not null default 1 check (scale > 0),
  note text check (char_length(note) between 1 and 500),
  created_by uuid default app.user_id(),
  created_at timestamptz not null,
  voided_at timestamptz,
  primary key (organization_id, id),
  constraint readings_name_both unique (organization_id, meter_id, id),
  foreign key (organization_id, meter_id) references fleet.meters (organization_id, id) on delete cascade,
  constraint first_is_initial check ((seq = 1) = (reason = 'initial')),
  constraint first_has_no_beginning check ((seq = 1) = (started_at is null)),
  constraint first_stays check (seq > 1 or voided_at is null)
);
-- The number of one that was undone is free again.
create unique index segments_of_meter on fleet.meter_segments (organization_id, meter_id, seq) where voided_at is null;

-- Values in meters or seconds, and as they were typed. A wrong reading is voided with a reason, never changed.
create table fleet.readings (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  meter_id uuid not null,
  segment_id uuid not null,
  read_at timestamptz not null,
  value bigint not null check (value between 0 and 100000000000),
  raw_value double precision not null check (raw_value >= 0),
  raw_unit text not null check (raw_unit in ('km', 'mi', 'h')),
  source text not null check (source in ('manual', 'fuel', 'inspection', 'work_order', 'handover', 'telematics_obd',
    'telematics_gps', 'import', 'replacement')),
  -- What it was read with: a fuel entry, a work order and so on.
  source_ref uuid,
  plausibility text not null check (plausibility in ('ok', 'high_warned')),
  recorded_by uuid default app.user_id(),
  recorded_at timestamptz not null,
  voided_at timestamptz,
  voided_by uuid,
  void_reason text check (char_length(void_reason) between 1 and 500),
  primary key (organization_id, id),
  foreign key (organization_id, meter_id, segment_id)
    references fleet.meter_segments (organization_id, meter_id, id) on delete cascade,
  constraint void_with_a_reason check ((voided_at is null) = (void_reason is null))
);
create index valid_readings on fleet.readings (organization_id, segment_id, read_at, value) where voided_at is null;
create index readings_by_date on fleet.readings (organization_id, meter_id, read_at, id);

-- Within a segment, a later reading is never lower than an earlier one.
create function fleet.keep_readings_in_order() returns trigger language plpgsql set search_path = '' as $$
declare
  segment fleet.meter_segments;
begin
  -- Writers of a meter wait for each other here. This is an update, because a mere lock would let a transaction pass that
  -- began before the other's reading was committed, and does not see it.
  update fleet.meters m set version = m.version + 1
  where m.organization_id = new.organization_id and m.id = new.meter_id;
  if not found then
    raise exception 'no such meter' using errcode = 'foreign_key_violation', constraint = 'of_a_meter';
  end if;
  if new.voided_at is not null then
    return new;
  end if;
  select * into segment from fleet.meter_segments s
  where s.organization_id = new.organization_id and s.id = new.segment_id;
  if segment.voided_at is not null or segment.started_at > new.read_at or exists (
      select from fleet.meter_segments s
      where s.organization_id = new.organization_id and s.meter_id = new.meter_id and s.voided_at is null
        and s.seq > segment.seq and s.started_at < new.read_at)
  then
    raise exception 'not within this segment' using errcode = 'check_violation', constraint = 'readings_in_segment';
  end if;
  if (select r.value from fleet.readings r
      where r.organization_id = new.organization_id and r.segment_id = new.segment_id and r.voided_at is null
        and r.read_at <= new.read_at and r.id <> new.id
      order by r.read_at desc, r.value desc limit 1) > new.value
    or (select r.value from fleet.readings r
      where r.organization_id = new.organization_id and r.segment_id = new.segment_id and r.voided_at is null
        and r.read_at >= new.read_at and r.id <> new.id
      order by r.read_at, r.value limit 1) < new.value
  then
    raise exception 'readings are not in order' using errcode = 'check_violation', constraint = 'readings_in_order';
  end if;
  return new;
end $$;
create trigger in_order before insert or update of voided_at on fleet.readings
  for each row execute function fleet.keep_readings_in_order();

-- The newest valid reading of the odometer, which lists are sorted and filtered by.
alter table fleet.vehicles add column odometer_m bigint, add column odometer_at timestamptz,
  add constraint odometer_with_its_time check ((odometer_m is null) = (odometer_at is null));
create index vehicles_by_odometer on fleet.vehicles (organization_id, disposed, (coalesce(odometer_m, -1)), id);

create function fleet.show_odometer() returns trigger language plpgsql set search_path = '' as $$
begin
  update fleet.vehicles v set odometer_m = newest.value, odometer_at = newest.read_at
  from fleet.meters m left join lateral (
    select r.value, r.read_at from fleet.readings r
    join fleet.meter_segments s on s.organization_id = r.organization_id and s.id = r.segment_id
    where r.organization_id = m.organization_id and r.meter_id = m.id and r.voided_at is null
    order by r.read_at desc, s.seq desc limit 1
  ) newest on true
  where m.organization_id = new.organization_id and m.id = new.meter_id and m.kind = 'odometer'
    and v.organization_id = m.organization_id and v.id = m.vehicle_id
    and (v.odometer_m, v.odometer_at) is distinct from (newest.value, newest.read_at);
  return null;
end $$;
create trigger odometer after insert or update of voided_at on fleet.readings
  for each row execute function fleet.show_odometer();

select app.protect_tenant_table('fleet.meters');
select app.protect_tenant_table('fleet.meter_segments');
select app.protect_tenant_table('fleet.readings');
select app.count_storage('fleet.meters');
select app.count_storage('fleet.meter_segments');
select app.count_storage('fleet.readings');
select app.count_storage('fleet.vehicles');

grant select, insert, delete, update (name, unit, is_primary, version) on fleet.meters to motorpool_app;
grant select, insert, update (scale, voided_at) on fleet.meter_segments to motorpool_app;
grant select, insert, update (voided_at, voided_by, void_reason) on fleet.readings to motorpool_app;
grant update (odometer_m, odometer_at) on fleet.vehicles to motorpool_app;
grant select, insert, update, delete on fleet.meters, fleet.meter_segments, fleet.readings to motorpool_system;

create or replace view fleet.findable as select * from fleet.vehicles where organization_id = (select app.organization_id());
