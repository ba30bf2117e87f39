-- When vehicles are inspected with a form.
create table inspections.schedules (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  form_id uuid not null,
  -- Which vehicles, as an object with `by` and what it selects by.
  rule jsonb not null check (jsonb_typeof(rule) = 'object' and octet_length(rule::text) <= 40000),
  cadence text not null check (cadence in ('every_days', 'before_use')),
  every_days smallint check (every_days between 1 and 730),
  starts_on date,
  valid_hours smallint check (valid_hours between 1 and 720),
  grace_hours smallint not null check (grace_hours between 0 and 720),
  required boolean not null,
  paused_at timestamptz,
  -- The first day that was not reported on yet: the first one of a period.
  reported_until date,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  check ((cadence = 'every_days') = (every_days is not null)),
  check ((cadence = 'every_days') = (starts_on is not null)),
  check ((cadence = 'before_use') = (valid_hours is not null)),
  check (reported_until is null or cadence = 'every_days'),
  foreign key (organization_id, form_id) references inspections.forms (organization_id, id)
);
create index schedules_of_form on inspections.schedules (organization_id, form_id);

-- What rules select by, so that it belongs to the organization.
create table inspections.schedule_vehicles (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  schedule_id uuid not null,
  vehicle_id uuid not null,
  primary key (organization_id, schedule_id, vehicle_id),
  foreign key (organization_id, schedule_id) references inspections.schedules (organization_id, id) on delete cascade,
  constraint selects_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
create index schedules_of_vehicle on inspections.schedule_vehicles (organization_id, vehicle_id);
create table inspections.schedule_groups (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  schedule_id uuid not null,
  group_id uuid not null,
  primary key (organization_id, schedule_id, group_id),
  foreign key (organization_id, schedule_id) references inspections.schedules (organization_id, id) on delete cascade,
  constraint selects_a_group foreign key (organization_id, group_id) references fleet.groups (organization_id, id)
);
create index schedules_of_group on inspections.schedule_groups (organization_id, group_id);

-- The periods of schedules that are over, with how many inspections there should have been and were.
create table inspections.periods (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  schedule_id uuid not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  expected integer not null check (expected >= 0),
  done integer not null check (done between 0 and expected),
  reported_at timestamptz not null,
  primary key (organization_id, schedule_id, starts_on),
  foreign key (organization_id, schedule_id) references inspections.schedules (organization_id, id) on delete cascade
);
create index periods_by_end on inspections.periods (organization_id, ends_on);

-- The inspections of these periods that were not done.
create table inspections.missed (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  schedule_id uuid not null,
  starts_on date not null,
  vehicle_id uuid not null,
  reported_at timestamptz not null,
  -- Orders those that were reported together.
  cursor uuid not null generated always as (md5(schedule_id::text || (starts_on - date '2000-01-01')::text || vehicle_id::text)::uuid) stored,
  primary key (organization_id, schedule_id, starts_on, vehicle_id),
  foreign key (organization_id, schedule_id, starts_on)
    references inspections.periods (organization_id, schedule_id, starts_on) on delete cascade,
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id) on delete cascade
);
create index missed_newest_first on inspections.missed (organization_id, reported_at desc, cursor desc);
create index missed_of_vehicle on inspections.missed (organization_id, vehicle_id, reported_at desc, cursor desc);

select app.protect_tenant_table('inspections.schedules');
select app.protect_tenant_table('inspections.schedule_vehicles');
select app.protect_tenant_table('inspections.schedule_groups');
select app.protect_tenant_table('inspections.periods', 'read');
select app.protect_tenant_table('inspections.missed', 'read');
select app.count_storage('inspections.schedules');
select app.count_storage('inspections.schedule_vehicles');
select app.count_storage('inspections.schedule_groups');
select app.count_storage('inspections.periods');
select app.count_storage('inspections.missed');
grant select, insert, update (rule, cadence, every_days, starts_on, valid_hours, grace_hours, required, paused_at,
  reported_until, version, updated_at), delete on inspections.schedules to motorpool_app;
grant select, insert, delete on inspections.schedule_vehicles, inspections.schedule_groups to motorpool_app;
grant select on inspections.periods, inspections.missed to motorpool_app;
grant select, insert, update, delete on inspections.schedules, inspections.schedule_vehicles, inspections.schedule_groups,
  inspections.periods, inspections.missed to motorpool_system;
