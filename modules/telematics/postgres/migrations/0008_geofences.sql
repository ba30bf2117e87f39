-- Areas that vehicles are watched at. Removing one removes what is known of it.
create table telematics.geofences (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  -- `GeofenceShape`, and the box around it (`Bounds`), so that most positions need not be compared with the shape.
  shape jsonb not null,
  bounds jsonb not null,
  on_enter boolean not null,
  on_exit boolean not null,
  -- Seconds.
  dwell_after integer check (dwell_after between 60 and 604800),
  -- Meters per second.
  speed_limit double precision check (speed_limit between 1 and 100),
  -- `WeeklyHours`. Null: always.
  schedule jsonb,
  group_id uuid,
  -- Since when it is as it is: earlier positions mean nothing for it.
  watched_from timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  constraint for_a_group foreign key (organization_id, group_id) references fleet.groups (organization_id, id)
);

-- Up to which position a vehicle was watched, and the group that it was in then.
create table telematics.geofence_markers (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  vehicle_id uuid not null,
  fixed_at timestamptz not null,
  group_id uuid,
  primary key (organization_id, vehicle_id),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
) with (fillfactor = 70);

-- What is known of a vehicle at a geofence. Without a row, a vehicle with a marker is outside: so there are rows only
-- of the few geofences that a vehicle is in or near to.
create table telematics.geofence_states (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  geofence_id uuid not null,
  vehicle_id uuid not null,
  -- `GeofenceState`.
  state jsonb not null,
  is_inside boolean not null generated always as (coalesce(state ->> 'side', '') = 'inside') stored,
  primary key (organization_id, geofence_id, vehicle_id),
  constraint at_a_geofence foreign key (organization_id, geofence_id)
    references telematics.geofences (organization_id, id) on delete cascade,
  constraint of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
create index geofence_states_of_vehicle on telematics.geofence_states (organization_id, vehicle_id);

-- What happened at geofences. Deleted when the positions of that time are.
create table telematics.geofence_events (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  geofence_id uuid not null,
  vehicle_id uuid not null,
  kind text not null check (kind in ('entered', 'exited', 'dwelled', 'speeding')),
  at timestamptz not null,
  -- When the position was measured that it follows from: who may not see that one may not see the event.
  fixed_at timestamptz not null,
  -- Meters per second, of a vehicle that was too fast, and what was allowed.
  speed double precision check (speed >= 0),
  speed_limit double precision check (speed_limit > 0),
  notified boolean not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  check ((kind = 'speeding') = (speed is not null)),
  check ((kind = 'speeding') = (speed_limit is not null)),
  constraint once_per_instant unique (organization_id, geofence_id, vehicle_id, kind, at),
  constraint at_a_geofence foreign key (organization_id, geofence_id)
    references telematics.geofences (organization_id, id) on delete cascade,
  constraint of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
create index geofence_events_by_time on telematics.geofence_events (organization_id, at desc, id desc);
create index geofence_events_of_geofence
  on telematics.geofence_events (organization_id, geofence_id, at desc, id desc);
create index geofence_events_of_vehicle
  on telematics.geofence_events (organization_id, vehicle_id, at desc, id desc);
create index geofence_events_notified on telematics.geofence_events (organization_id, created_at) where notified;

select app.protect_tenant_table('telematics.geofences');
select app.protect_tenant_table('telematics.geofence_markers');
select app.protect_tenant_table('telematics.geofence_states');
select app.protect_tenant_table('telematics.geofence_events', 'read');
select app.count_storage('telematics.geofences');
grant select, insert, update, delete
  on telematics.geofences, telematics.geofence_markers, telematics.geofence_states to motorpool_app;
grant select on telematics.geofence_events to motorpool_app;
grant select, insert, update, delete on telematics.geofences, telematics.geofence_markers,
  telematics.geofence_states, telematics.geofence_events to motorpool_system;
