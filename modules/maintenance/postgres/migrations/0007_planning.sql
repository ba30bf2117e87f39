-- Where the workshop works on vehicles.
create table maintenance.bays (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, id)
);
create unique index one_active_bay_per_name on maintenance.bays (organization_id, (app.folded(name)))
  where archived_at is null;

-- When the workshop is open on a weekday, Monday being 1, in minutes after midnight in the organization's time zone. Null:
-- closed. An organization without rows has the defaults.
create table maintenance.working_hours (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens smallint check (opens between 0 and 1439),
  closes smallint check (closes between 1 and 1440),
  primary key (organization_id, weekday),
  check ((opens is null) = (closes is null)),
  check (closes > opens)
);

alter table maintenance.work_orders add column bay_id uuid;
alter table maintenance.work_orders add constraint in_a_bay foreign key (organization_id, bay_id)
  references maintenance.bays (organization_id, id);
create index work_orders_in_bay on maintenance.work_orders (organization_id, bay_id) where bay_id is not null;

-- While a scheduled work order holds its vehicle, its bay and its technician are nowhere else.
alter table maintenance.work_orders add constraint one_work_order_per_bay exclude using gist
  (organization_id with =, bay_id with =, tstzrange(scheduled_from, scheduled_to) with &&)
  where (hold_id is not null and scheduled_from is not null and bay_id is not null);
alter table maintenance.work_orders add constraint one_work_order_per_technician exclude using gist
  (organization_id with =, assigned_to with =, tstzrange(scheduled_from, scheduled_to) with &&)
  where (hold_id is not null and scheduled_from is not null and assigned_to is not null);

select app.protect_tenant_table('maintenance.bays');
select app.protect_tenant_table('maintenance.working_hours');
select app.count_storage('maintenance.bays');
select app.count_storage('maintenance.working_hours');

grant select, insert, update (name, archived_at, updated_at, version) on maintenance.bays to motorpool_app;
grant select, insert, update (opens, closes) on maintenance.working_hours to motorpool_app;
grant update (bay_id) on maintenance.work_orders to motorpool_app;
grant select, insert, update, delete on maintenance.bays, maintenance.working_hours to motorpool_system;
