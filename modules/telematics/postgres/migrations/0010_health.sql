-- What is wrong with devices, by the rules of health/domain/judgeHealth.ts. Closed issues stay as a history.
create table telematics.device_issues (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  device_id uuid not null,
  -- The vehicle that it was in when the issue opened.
  vehicle_id uuid not null,
  kind text not null check (kind in (
    'never_reported', 'offline', 'unplugged', 'low_power', 'no_fix', 'clock_skew', 'wrong_vehicle'
  )),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The values that it was judged by (`IssueEvidence` in contract/healthViews.ts).
  evidence jsonb not null check (pg_column_size(evidence) < 1000),
  -- Until then, no one is notified when the issue opens again. Null: not snoozed.
  snoozed_until timestamptz,
  assigned_to uuid,
  primary key (organization_id, id),
  constraint of_a_device foreign key (organization_id, device_id)
    references telematics.devices (organization_id, id) on delete cascade,
  constraint about_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  constraint assigned_to_a_member foreign key (organization_id, assigned_to)
    references tenancy.members (organization_id, user_id) on delete set null (assigned_to)
);
create unique index one_open_issue_of_each_kind on telematics.device_issues (organization_id, device_id, kind)
  where closed_at is null;
create index open_issues on telematics.device_issues (organization_id, opened_at desc, id desc) where closed_at is null;
create index issues on telematics.device_issues (organization_id, opened_at desc, id desc);
create index issues_of_device on telematics.device_issues (organization_id, device_id, kind, opened_at desc);
create index issues_of_vehicle on telematics.device_issues (organization_id, vehicle_id);
create index issues_of_member on telematics.device_issues (organization_id, assigned_to) where assigned_to is not null;

-- Fault codes that vehicles reported. A code that appears again opens the same row again and is counted.
create table telematics.faults (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  device_id uuid not null,
  -- In the notation of SAE J2012; null if it is in none that we know.
  code text check (code ~ '^[PBCU][0-3][0-9A-F]{3}$'),
  raw text not null check (char_length(raw) between 1 and 50),
  -- By the device's clock.
  first_seen_at timestamptz not null,
  opened_at timestamptz not null,
  -- To about ten minutes.
  last_seen_at timestamptz not null,
  -- How often it has appeared.
  count integer not null check (count > 0),
  closed_at timestamptz,
  fault_key text not null generated always as (coalesce(code, '? ' || raw)) stored,
  primary key (organization_id, id),
  constraint one_fault_per_code unique (organization_id, device_id, vehicle_id, fault_key),
  constraint of_a_device foreign key (organization_id, device_id)
    references telematics.devices (organization_id, id) on delete cascade,
  constraint about_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
create index open_faults on telematics.faults (organization_id, opened_at desc, id desc) where closed_at is null;
create index faults_by_opening on telematics.faults (organization_id, opened_at desc, id desc);
create index faults_of_vehicle on telematics.faults (organization_id, vehicle_id, opened_at desc, id desc);

select app.protect_tenant_table('telematics.device_issues');
select app.protect_tenant_table('telematics.faults');
select app.count_storage('telematics.device_issues');
select app.count_storage('telematics.faults');
grant select, insert, update, delete on telematics.device_issues, telematics.faults to motorpool_app, motorpool_system;
