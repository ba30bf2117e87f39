create schema if not exists maintenance;
grant usage on schema maintenance to motorpool_app, motorpool_system;

-- What is done to vehicles.
create table maintenance.tasks (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  code text check (char_length(code) between 1 and 20),
  system text not null check (system in ('brakes', 'steering', 'suspension', 'tires_wheels', 'lights', 'glass_mirrors',
    'wipers', 'horn', 'coupling', 'engine', 'cooling', 'fuel', 'exhaust', 'transmission', 'electrical', 'battery', 'body',
    'interior', 'heating', 'safety_equipment', 'documents', 'other')),
  default_minutes integer check (default_minutes between 1 and 10000),
  instructions text check (char_length(instructions) between 1 and 5000),
  version integer not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index one_active_task_per_code on maintenance.tasks (organization_id, app.folded(code))
  where archived_at is null;

-- Which vehicles need which services. Empty lists match every vehicle.
create table maintenance.programs (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  makes text[] not null default '{}' check (cardinality(makes) <= 50),
  models text[] not null default '{}' check (cardinality(models) <= 50),
  kinds text[] not null default '{}'
    check (kinds <@ array['car', 'van', 'truck', 'trailer', 'motorcycle', 'equipment']),
  body_classes text[] not null default '{}' check (cardinality(body_classes) <= 50),
  version integer not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index one_active_program_per_name on maintenance.programs (organization_id, app.folded(name))
  where archived_at is null;

create table maintenance.program_groups (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  program_id uuid not null,
  group_id uuid not null,
  primary key (organization_id, program_id, group_id),
  foreign key (organization_id, program_id) references maintenance.programs (organization_id, id) on delete cascade,
  constraint group_of_a_program foreign key (organization_id, group_id) references fleet.groups (organization_id, id)
);

create table maintenance.program_vehicles (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  program_id uuid not null,
  vehicle_id uuid not null,
  primary key (organization_id, program_id, vehicle_id),
  foreign key (organization_id, program_id) references maintenance.programs (organization_id, id) on delete cascade,
  constraint vehicle_of_a_program foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
create index programs_of_vehicle on maintenance.program_vehicles (organization_id, vehicle_id);

-- A task of a program, and when it is due: meters, seconds that the engine ran, and time, whichever comes first. One
-- that was removed from its program stays for the history.
create table maintenance.program_items (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  program_id uuid not null,
  task_id uuid not null,
  position smallint not null,
  every_m bigint check (every_m between 1000 and 2000000000),
  every_s bigint check (every_s between 3600 and 360000000),
  every_months smallint check (every_months between 1 and 240),
  every_days smallint check (every_days between 1 and 7300),
  first_at_m bigint check (first_at_m between 0 and 10000000000),
  first_at_s bigint check (first_at_s between 0 and 3600000000),
  first_at_days smallint check (first_at_days between 0 and 7300),
  due_soon_m bigint check (due_soon_m between 0 and 2000000000),
  due_soon_s bigint check (due_soon_s between 0 and 360000000),
  due_soon_days smallint check (due_soon_days between 0 and 365),
  tolerance_pct smallint not null check (tolerance_pct between 0 and 100),
  recur text not null check (recur in ('from_completion', 'fixed_grid')),
  removed_at timestamptz,
  primary key (organization_id, id),
  constraint due_at_some_point check (num_nonnulls(every_m, every_s, every_months, every_days) > 0),
  constraint months_or_days check (every_months is null or every_days is null),
  foreign key (organization_id, program_id) references maintenance.programs (organization_id, id) on delete cascade,
  constraint task_of_a_program foreign key (organization_id, task_id) references maintenance.tasks (organization_id, id)
);
create unique index one_item_per_task on maintenance.program_items (organization_id, program_id, task_id)
  where removed_at is null;
create index items_of_task on maintenance.program_items (organization_id, task_id) where removed_at is null;

-- Items that are done together with another one.
create table maintenance.superseded_items (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  item_id uuid not null,
  superseded_id uuid not null check (superseded_id <> item_id),
  primary key (organization_id, item_id, superseded_id),
  foreign key (organization_id, item_id) references maintenance.program_items (organization_id, id) on delete cascade,
  foreign key (organization_id, superseded_id) references maintenance.program_items (organization_id, id)
    on delete cascade
);

-- An item that a vehicle needs. `origin_*` is where its vehicle was when it began; `ended_at`: it no longer needs it.
create table maintenance.schedules (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  program_id uuid not null,
  item_id uuid not null,
  origin_on date not null,
  origin_m bigint check (origin_m >= 0),
  origin_s bigint check (origin_s >= 0),
  paused_at timestamptz,
  pause_reason text check (char_length(pause_reason) between 1 and 500),
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint one_schedule_per_item unique (organization_id, vehicle_id, item_id),
  constraint paused_with_a_reason check ((paused_at is null) = (pause_reason is null)),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id) on delete cascade,
  foreign key (organization_id, program_id) references maintenance.programs (organization_id, id) on delete cascade,
  foreign key (organization_id, item_id) references maintenance.program_items (organization_id, id) on delete cascade
);
create index schedules_of_program on maintenance.schedules (organization_id, program_id, vehicle_id)
  where ended_at is null;

-- One service of a schedule. `from_*`: what its interval counts from. Meters and seconds are those of the vehicle's
-- life. `name_key` and `group_id` are its vehicle's, so that the list is sorted and filtered in one table.
create table maintenance.occurrences (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  schedule_id uuid not null,
  vehicle_id uuid not null,
  program_id uuid not null,
  item_id uuid not null,
  task_id uuid not null,
  seq integer not null check (seq >= 1),
  state text not null
    check (state in ('upcoming', 'due_soon', 'due', 'overdue', 'paused', 'done', 'skipped', 'cancelled')),
  from_on date, from_m bigint, from_s bigint,
  -- On a day, at meters or at seconds: whichever comes first.
  due_on date, due_m bigint, due_s bigint,
  forecast_on date, earliest_on date, latest_on date,
  name_key text not null collate "C" check (char_length(name_key) <= 500),
  group_id uuid,
  -- The most urgent state that people were reminded of.
  reminded smallint not null default 0 check (reminded between 0 and 3),
  completed_on date, completed_m bigint, completed_s bigint,
  estimated boolean not null default false,
  on_time boolean,
  skip_reason text check (char_length(skip_reason) between 1 and 500),
  note text check (char_length(note) between 1 and 2000),
  cost_minor bigint check (cost_minor between 0 and 1000000000000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  superseded_by uuid,
  work_order_id uuid,
  closed_at timestamptz,
  closed_by uuid,
  created_at timestamptz not null,
  is_open boolean not null
    generated always as (state in ('upcoming', 'due_soon', 'due', 'overdue', 'paused')) stored,
  urgency smallint not null generated always as
    (case state when 'due_soon' then 1 when 'due' then 2 when 'overdue' then 3 else 0 end) stored,
  primary key (organization_id, id),
  constraint one_service_per_number unique (organization_id, schedule_id, seq),
  constraint closed_at_some_time check ((state in ('done', 'skipped', 'cancelled')) = (closed_at is not null)),
  constraint done_on_a_day check ((state = 'done') = (completed_on is not null)),
  constraint skipped_with_a_reason check ((state = 'skipped') = (skip_reason is not null)),
  constraint cost_with_its_currency check ((cost_minor is null) = (currency is null)),
  foreign key (organization_id, schedule_id) references maintenance.schedules (organization_id, id) on delete cascade,
  foreign key (organization_id, item_id) references maintenance.program_items (organization_id, id) on delete cascade,
  foreign key (organization_id, program_id) references maintenance.programs (organization_id, id) on delete cascade,
  constraint service_of_a_task foreign key (organization_id, task_id) references maintenance.tasks (organization_id, id),
  foreign key (organization_id, superseded_by) references maintenance.occurrences (organization_id, id)
);
create unique index one_open_service on maintenance.occurrences (organization_id, schedule_id) where is_open;
create index services_of_vehicle on maintenance.occurrences (organization_id, vehicle_id);
create index services_by_due on maintenance.occurrences
  (organization_id, (coalesce(forecast_on, 'infinity'::date)), id) where is_open;
create index services_by_state on maintenance.occurrences
  (organization_id, state, (coalesce(forecast_on, 'infinity'::date)), id) where is_open;
create index services_by_vehicle on maintenance.occurrences (organization_id, name_key, id) where is_open;
create index services_by_group on maintenance.occurrences
  (organization_id, group_id, (coalesce(forecast_on, 'infinity'::date)), id) where is_open and group_id is not null;
create index services_to_remind_of on maintenance.occurrences (organization_id, id)
  where is_open and urgency > reminded;
create index past_services on maintenance.occurrences (organization_id, closed_at, id)
  where state in ('done', 'skipped');
create index services_on_time on maintenance.occurrences (organization_id, completed_on) include (on_time)
  where state = 'done';
create index superseded_services on maintenance.occurrences (organization_id, superseded_by)
  where superseded_by is not null;

-- What vehicles with services had done in their life when they were last read, and do per day, as lists show it.
create table maintenance.vehicle_use (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  vehicle_id uuid not null,
  m bigint,
  m_on date,
  m_per_day double precision,
  s bigint,
  s_on date,
  s_per_day double precision,
  primary key (organization_id, vehicle_id),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id) on delete cascade,
  check ((m is null) = (m_on is null)),
  check ((s is null) = (s_on is null))
);

select app.protect_tenant_table('maintenance.tasks');
select app.protect_tenant_table('maintenance.programs');
select app.protect_tenant_table('maintenance.program_groups');
select app.protect_tenant_table('maintenance.program_vehicles');
select app.protect_tenant_table('maintenance.program_items');
select app.protect_tenant_table('maintenance.superseded_items');
select app.protect_tenant_table('maintenance.schedules');
select app.protect_tenant_table('maintenance.occurrences');
select app.protect_tenant_table('maintenance.vehicle_use');
select app.count_storage('maintenance.tasks');
select app.count_storage('maintenance.programs');
select app.count_storage('maintenance.program_groups');
select app.count_storage('maintenance.program_vehicles');
select app.count_storage('maintenance.program_items');
select app.count_storage('maintenance.superseded_items');
select app.count_storage('maintenance.schedules');
select app.count_storage('maintenance.occurrences');
select app.count_storage('maintenance.vehicle_use');

grant select, insert, update (name, code, system, default_minutes, instructions, version, archived_at, updated_at)
  on maintenance.tasks to motorpool_app;
grant select, insert, update (name, makes, models, kinds, body_classes, version, archived_at, updated_at)
  on maintenance.programs to motorpool_app;
grant select, insert, delete on maintenance.program_groups, maintenance.program_vehicles, maintenance.superseded_items
  to motorpool_app;
grant select, insert, update (position, every_m, every_s, every_months, every_days, first_at_m, first_at_s,
  first_at_days, due_soon_m, due_soon_s, due_soon_days, tolerance_pct, recur, removed_at)
  on maintenance.program_items to motorpool_app;
grant select, insert, update (origin_on, origin_m, origin_s, paused_at, pause_reason, ended_at)
  on maintenance.schedules to motorpool_app;
grant select, insert, update (state, from_on, from_m, from_s, due_on, due_m, due_s, forecast_on, earliest_on, latest_on, name_key, group_id, reminded, completed_on, completed_m,
  completed_s, estimated, on_time, skip_reason, note, cost_minor, currency, superseded_by, work_order_id, closed_at,
  closed_by) on maintenance.occurrences to motorpool_app;
grant select, insert, update (m, m_on, m_per_day, s, s_on, s_per_day) on maintenance.vehicle_use to motorpool_app;
grant select, insert, update, delete on maintenance.tasks, maintenance.programs, maintenance.program_groups,
  maintenance.program_vehicles, maintenance.program_items, maintenance.superseded_items, maintenance.schedules,
  maintenance.occurrences, maintenance.vehicle_use to motorpool_system;
