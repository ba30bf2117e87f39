-- Who pays for repairs of a vehicle, for what, and until when, in meters and seconds of the vehicle's life. Without an end:
-- for as long as the vehicle lives.
create table maintenance.warranties (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  scope text not null check (scope in ('bumper_to_bumper', 'powertrain', 'battery', 'corrosion', 'part')),
  -- Of a warranty of parts: which systems they belong to, and their names.
  systems text[] not null default '{}' check (systems <@ array['brakes', 'steering', 'suspension', 'tires_wheels', 'lights',
    'glass_mirrors', 'wipers', 'horn', 'coupling', 'engine', 'cooling', 'fuel', 'exhaust', 'transmission', 'electrical',
    'battery', 'body', 'interior', 'heating', 'safety_equipment', 'documents', 'other']),
  covers text check (char_length(covers) between 1 and 200),
  provider text not null check (char_length(provider) between 1 and 120),
  reference text check (char_length(reference) between 1 and 80),
  starts_on date not null,
  until_date date,
  until_m bigint check (until_m >= 0),
  until_s bigint check (until_s >= 0),
  note text check (char_length(note) between 1 and 2000),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, id),
  constraint warranty_of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  check (until_date >= starts_on),
  check ((scope = 'part') = (cardinality(systems) > 0)),
  check (covers is null or scope = 'part')
);
create index warranties_of_vehicle on maintenance.warranties (organization_id, vehicle_id);

-- The warranty that may pay for a line.
alter table maintenance.work_order_lines add column warranty_id uuid;
alter table maintenance.work_order_lines add constraint line_under_warranty foreign key (organization_id, warranty_id)
  references maintenance.warranties (organization_id, id);
create index lines_of_warranty on maintenance.work_order_lines (organization_id, warranty_id) where warranty_id is not null;

select app.protect_tenant_table('maintenance.warranties');
select app.count_storage('maintenance.warranties');

grant select, insert, update (scope, systems, covers, provider, reference, starts_on, until_date, until_m, until_s, note,
  archived_at, updated_at, version) on maintenance.warranties to motorpool_app;
grant select, insert, update, delete on maintenance.warranties to motorpool_system;
