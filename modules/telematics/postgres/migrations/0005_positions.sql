-- Where devices were. A position that is sent again is the same one: what a device measured at an instant and a place is
-- stored once. In parts of a month each, which are created before they are needed and dropped whole.
-- Without foreign keys: checking them would take longer than inserting, and every insert joins the device.
create table telematics.positions (
  organization_id uuid not null,
  device_id uuid not null,
  fixed_at timestamptz not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  received_at timestamptz not null,
  speed real check (speed >= 0),
  heading real check (heading between 0 and 360),
  altitude real,
  accuracy real check (accuracy >= 0),
  ignition boolean,
  -- `good` or why it counts for neither trips nor the latest position.
  quality text not null check (quality in ('good', 'future', 'jump')),
  primary key (organization_id, device_id, fixed_at, latitude, longitude)
) partition by range (fixed_at);

select app.protect_tenant_table('telematics.positions', 'append');
grant select, insert on telematics.positions to motorpool_app;
grant select, insert, delete on telematics.positions to motorpool_system;

-- Makes sure that positions of an instant can be stored. Anyone who stores positions may call it, so it accepts only
-- instants that can be stored at all. Rows are reached through the whole table only: a part has no grants.
create function telematics.prepare_positions(at timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  first constant date := date_trunc('month', at at time zone 'UTC')::date;
  part constant text := 'positions_' || to_char(first, 'YYYY_MM');
begin
  if at not between now() - interval '3 years' and now() + interval '3 months' then
    raise exception 'positions of % are not stored', at using errcode = 'check_violation';
  end if;
  if to_regclass('telematics.' || part) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('telematics.prepare_positions', 0));
  if to_regclass('telematics.' || part) is not null then
    return;
  end if;
  -- Attaching waits for no one who reads or stores positions, unlike creating a part of the table.
  execute format('create table telematics.%I (like telematics.positions including all)', part);
  perform app.protect_tenant_table(format('telematics.%I', part)::regclass, 'append');
  execute format(
    'alter table telematics.positions attach partition telematics.%I for values from (%L) to (%L)',
    part, first::timestamp at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
end;
$$;
revoke execute on function telematics.prepare_positions(timestamptz) from public;
grant execute on function telematics.prepare_positions(timestamptz) to motorpool_app, motorpool_system;
select telematics.prepare_positions(now()), telematics.prepare_positions(now() + interval '1 month');

-- Drops the parts that end before an instant. Returns how many.
create function telematics.drop_positions(before timestamptz) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  dropped integer := 0;
begin
  for part in
    select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'telematics.positions'::regclass
      and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= before
  loop
    execute format('drop table telematics.%I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end;
$$;
revoke execute on function telematics.drop_positions(timestamptz) from public;
grant execute on function telematics.drop_positions(timestamptz) to motorpool_system;

-- What a device last reported: a row per device, updated in place with every report. The place only moves forward.
create table telematics.device_states (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  device_id uuid not null,
  seen_at timestamptz,
  -- When the report before that was received.
  seen_before_at timestamptz,
  -- By the database's clock, for those who look for what changed.
  changed_at timestamptz,
  fixed_at timestamptz,
  latitude double precision,
  longitude double precision,
  speed real,
  heading real,
  ignition boolean,
  -- Seconds by which the device's clock is ahead of ours.
  clock_skew integer,
  -- From when on trips have to be derived again; null if they are up to date.
  derive_from timestamptz,
  -- What else it measured, the newest of each, and when the newest was (`Measured` in positions/domain/DeviceState.ts).
  measured jsonb,
  -- What of it became readings of the vehicle's meters, and when that was measured.
  recorded jsonb,
  recorded_at timestamptz,
  -- A distant fix that may be wrong, and how many in a row agree with it (`Jumped`).
  jumped jsonb,
  primary key (organization_id, device_id),
  constraint of_a_device foreign key (organization_id, device_id)
    references telematics.devices (organization_id, id) on delete cascade,
  check (num_nulls(fixed_at, latitude, longitude) in (0, 3))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
select app.protect_tenant_table('telematics.device_states');
grant select, insert, update, delete on telematics.device_states to motorpool_app, motorpool_system;

-- Positions go with their device, and so with their organization.
create function telematics.remove_positions() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from telematics.positions p where p.organization_id = old.organization_id and p.device_id = old.id;
  return null;
end;
$$;
create trigger removes_positions after delete on telematics.devices
  for each row execute function telematics.remove_positions();
revoke execute on function telematics.remove_positions() from public;
grant create on schema telematics to motorpool_system;
alter function telematics.remove_positions() owner to motorpool_system;
revoke create on schema telematics from motorpool_system;

-- Every device has its state from the beginning.
create function telematics.begin_state() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into telematics.device_states (organization_id, device_id) values (new.organization_id, new.id);
  return null;
end;
$$;
create trigger begins_state after insert on telematics.devices
  for each row execute function telematics.begin_state();
