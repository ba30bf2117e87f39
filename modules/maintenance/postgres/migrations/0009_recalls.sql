-- What an authority published about recalls, by make, model (as `app.folded` writes them) and model year: reference data
-- of the installation, which belongs to no organization.
create table maintenance.published_recalls (
  make text not null check (char_length(make) between 1 and 80),
  model text not null check (char_length(model) between 1 and 80),
  model_year smallint not null,
  number text not null check (char_length(number) between 1 and 40),
  manufacturer text check (char_length(manufacturer) between 1 and 120),
  component text not null check (char_length(component) between 1 and 200),
  system text not null check (system in ('brakes', 'steering', 'suspension', 'tires_wheels', 'lights', 'glass_mirrors',
    'wipers', 'horn', 'coupling', 'engine', 'cooling', 'fuel', 'exhaust', 'transmission', 'electrical', 'battery', 'body',
    'interior', 'heating', 'safety_equipment', 'documents', 'other')),
  summary text check (char_length(summary) between 1 and 5000),
  remedy text check (char_length(remedy) between 1 and 5000),
  reported_on date,
  primary key (make, model, model_year, number)
);
-- When a model was last looked up.
create table maintenance.recall_lookups (
  make text not null check (char_length(make) between 1 and 80),
  model text not null check (char_length(model) between 1 and 80),
  model_year smallint not null,
  looked_up_at timestamptz not null,
  primary key (make, model, model_year)
);
alter table maintenance.published_recalls enable row level security;
alter table maintenance.published_recalls force row level security;
alter table maintenance.recall_lookups enable row level security;
alter table maintenance.recall_lookups force row level security;
create policy published on maintenance.published_recalls for select to motorpool_app using (true);
create policy system on maintenance.published_recalls to motorpool_system using (true) with check (true);
create policy system on maintenance.recall_lookups to motorpool_system using (true) with check (true);

-- Campaigns that concern vehicles of an organization: copies of published ones, and those entered by hand with a rule for
-- their vehicles, which has no condition where it is null.
create table maintenance.campaigns (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  source text not null check (source in ('published', 'manual')),
  number text not null check (char_length(number) between 1 and 40),
  manufacturer text check (char_length(manufacturer) between 1 and 120),
  component text not null check (char_length(component) between 1 and 200),
  system text not null check (system in ('brakes', 'steering', 'suspension', 'tires_wheels', 'lights', 'glass_mirrors',
    'wipers', 'horn', 'coupling', 'engine', 'cooling', 'fuel', 'exhaust', 'transmission', 'electrical', 'battery', 'body',
    'interior', 'heating', 'safety_equipment', 'documents', 'other')),
  summary text check (char_length(summary) between 1 and 5000),
  remedy text check (char_length(remedy) between 1 and 5000),
  reported_on date,
  make text check (char_length(make) between 1 and 60),
  model text check (char_length(model) between 1 and 80),
  year_from smallint check (year_from between 1886 and 2100),
  year_to smallint check (year_to between 1886 and 2100),
  -- When people were notified of it, because it concerns vehicles.
  announced_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  searched text not null generated always as (
    app.folded(number || E'\n' || component || E'\n' || coalesce(manufacturer, ''))) stored,
  primary key (organization_id, id),
  check ((source = 'manual') = (make is not null)),
  check (source = 'manual' or model is null and year_from is null and year_to is null),
  check (year_to >= year_from)
);
create unique index one_campaign_per_number on maintenance.campaigns (organization_id, (app.folded(number)));

-- Whether a campaign was carried out on a vehicle that it may concern.
create table maintenance.recalls (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  campaign_id uuid not null,
  vehicle_id uuid not null,
  state text not null check (state in ('open', 'scheduled', 'done', 'not_applicable')),
  -- Why it does not concern the vehicle, or what was done.
  note text check (char_length(note) between 1 and 500),
  done_on date,
  decided_by uuid,
  decided_at timestamptz,
  work_order_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, id),
  constraint one_recall_per_vehicle unique (organization_id, campaign_id, vehicle_id),
  constraint recall_of_a_campaign foreign key (organization_id, campaign_id)
    references maintenance.campaigns (organization_id, id) on delete cascade,
  constraint recall_of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  constraint in_a_work_order foreign key (organization_id, work_order_id)
    references maintenance.work_orders (organization_id, id) on delete set null (work_order_id),
  check ((state = 'done') = (done_on is not null)),
  check (state <> 'not_applicable' or note is not null),
  check ((state in ('done', 'not_applicable')) = (decided_at is not null)),
  check (decided_at is not null or decided_by is null and note is null)
);
create index recalls_newest_first on maintenance.recalls (organization_id, created_at desc, id desc);
create index recalls_of_vehicle on maintenance.recalls (organization_id, vehicle_id);
create index recalls_of_work_order on maintenance.recalls (organization_id, work_order_id) where work_order_id is not null;

-- A line may carry out a recall, and says which system it is about.
alter table maintenance.work_order_lines add column recall_id uuid;
alter table maintenance.work_order_lines add column system text check (system in ('brakes', 'steering', 'suspension',
  'tires_wheels', 'lights', 'glass_mirrors', 'wipers', 'horn', 'coupling', 'engine', 'cooling', 'fuel', 'exhaust',
  'transmission', 'electrical', 'battery', 'body', 'interior', 'heating', 'safety_equipment', 'documents', 'other'));
alter table maintenance.work_order_lines add constraint line_of_a_recall foreign key (organization_id, recall_id)
  references maintenance.recalls (organization_id, id) on delete cascade;
create unique index one_open_line_per_recall on maintenance.work_order_lines (organization_id, recall_id)
  where in_open_order and recall_id is not null;
create index lines_of_recall on maintenance.work_order_lines (organization_id, recall_id) where recall_id is not null;

select app.protect_tenant_table('maintenance.campaigns');
select app.protect_tenant_table('maintenance.recalls');
select app.count_storage('maintenance.campaigns');
select app.count_storage('maintenance.recalls');
-- Again, with its new text.
select app.count_storage('maintenance.work_order_lines');

grant select on maintenance.published_recalls to motorpool_app;
grant select, insert, update, delete on maintenance.published_recalls, maintenance.recall_lookups to motorpool_system;
grant select, insert, update (number, manufacturer, component, system, summary, remedy, reported_on, make, model, year_from,
  year_to, announced_at, archived_at, updated_at, version) on maintenance.campaigns to motorpool_app;
grant select, insert, update (state, note, done_on, decided_by, decided_at, work_order_id, updated_at, version), delete
  on maintenance.recalls to motorpool_app;
grant select, insert, update, delete on maintenance.campaigns, maintenance.recalls to motorpool_system;
