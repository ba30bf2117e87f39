-- Why vehicles could not be used, and when. Reasons of a vehicle may overlap. One of a work order or a defect begins and
-- ends with it.
create table maintenance.downtime_reasons (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  cause text not null check (cause in ('waiting_parts', 'accident', 'breakdown', 'recall', 'pm', 'recon', 'admin')),
  planned boolean not null,
  starts_at timestamptz not null,
  -- Null while it lasts.
  ends_at timestamptz check (ends_at > starts_at),
  note text check (char_length(note) between 1 and 500),
  work_order_id uuid,
  defect_id uuid,
  recorded_by uuid default app.user_id(),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  constraint downtime_of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  constraint downtime_by_a_work_order foreign key (organization_id, work_order_id)
    references maintenance.work_orders (organization_id, id) on delete cascade,
  constraint downtime_by_a_defect foreign key (organization_id, defect_id)
    references maintenance.defects (organization_id, id) on delete cascade,
  check (work_order_id is null or defect_id is null)
);
create index downtime_latest_first on maintenance.downtime_reasons (organization_id, starts_at desc, id desc);
create index downtime_of_vehicle on maintenance.downtime_reasons (organization_id, vehicle_id, starts_at desc, id desc);
create index downtime_of_work_order on maintenance.downtime_reasons (organization_id, work_order_id)
  where work_order_id is not null;
create unique index one_downtime_per_defect on maintenance.downtime_reasons (organization_id, defect_id)
  where defect_id is not null and ends_at is null;

-- The ledger that follows from the reasons: every instant of a vehicle is counted once, for the reason that comes first.
-- It is written again from the reasons whenever these change.
create table maintenance.downtime (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  vehicle_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null default 'infinity' check (ends_at > starts_at),
  cause text not null check (cause in ('waiting_parts', 'accident', 'breakdown', 'recall', 'pm', 'recon', 'admin')),
  planned boolean not null,
  reason_id uuid not null,
  period tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
  primary key (organization_id, vehicle_id, starts_at),
  constraint downtime_for_a_reason foreign key (organization_id, reason_id)
    references maintenance.downtime_reasons (organization_id, id) on delete cascade,
  constraint downtime_of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  constraint counted_once exclude using gist (organization_id with =, vehicle_id with =, period with &&)
);
create index downtime_by_time on maintenance.downtime (organization_id, starts_at, ends_at);
create index downtime_by_reason on maintenance.downtime (organization_id, reason_id);

select app.protect_tenant_table('maintenance.downtime_reasons');
select app.protect_tenant_table('maintenance.downtime');
select app.count_storage('maintenance.downtime_reasons');
select app.count_storage('maintenance.downtime');

grant select, insert, update (cause, planned, starts_at, ends_at, note, updated_at), delete
  on maintenance.downtime_reasons to motorpool_app;
grant select, insert, delete on maintenance.downtime to motorpool_app;
grant select, insert, update, delete on maintenance.downtime_reasons, maintenance.downtime to motorpool_system;
