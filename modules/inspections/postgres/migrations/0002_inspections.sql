-- What was found when a vehicle was inspected. Inspections never change: a correction is another one.
create table inspections.inspections (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  form_id uuid not null,
  form_version integer not null,
  vehicle_id uuid not null,
  performed_by uuid not null,
  -- By the clock of the device; `device_at` while it was sent. `clock_offset`: by how many seconds it was ahead.
  started_at timestamptz not null,
  finished_at timestamptz not null,
  device_at timestamptz not null,
  clock_offset integer not null,
  received_at timestamptz not null,
  -- When it was finished, by our clock as far as we know.
  at timestamptz not null check (at <= received_at),
  place jsonb check (jsonb_typeof(place) = 'object' and octet_length(place::text) <= 300),
  answers jsonb not null check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 1000000),
  -- What dials showed, in meters or seconds, and the fleet's readings with it.
  readings jsonb not null check (jsonb_typeof(readings) = 'array' and octet_length(readings::text) <= 100000),
  result text not null check (result in ('pass', 'pass_with_defects', 'fail')),
  answered integer not null check (answered >= 0),
  failed integer not null check (failed between 0 and answered),
  photos integer not null check (photos between 0 and 40),
  flags text[] not null check (flags <@ array['fast', 'clock', 'reading', 'late']),
  supersedes_id uuid,
  -- Until then it has to be stored by law.
  keep_until timestamptz not null,
  duration integer not null generated always as (
    least(greatest(extract(epoch from finished_at - started_at), 0), 2147483647)::integer
  ) stored,
  primary key (organization_id, id),
  constraint one_correction unique (organization_id, supersedes_id),
  check (finished_at >= started_at),
  constraint of_a_version foreign key (organization_id, form_id, form_version)
    references inspections.form_versions (organization_id, form_id, n),
  constraint of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
create index inspections_newest_first on inspections.inspections (organization_id, at desc, id desc);
create index inspections_by_arrival on inspections.inspections (organization_id, received_at desc, id desc);
create index inspections_of_vehicle on inspections.inspections (organization_id, vehicle_id, at desc, id desc);
create index inspections_of_form on inspections.inspections (organization_id, form_id, vehicle_id, at desc);
create index flagged_inspections on inspections.inspections (organization_id, at desc, id desc) where flags <> '{}';
create index failed_inspections on inspections.inspections (organization_id, failed desc, id desc) where failed > 0;
create index inspections_by_age on inspections.inspections (keep_until);

-- The photos of an inspection, so that they are kept, and seen by all who see the inspection.
create table inspections.inspection_files (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  inspection_id uuid not null,
  file_id uuid not null,
  primary key (organization_id, inspection_id, file_id),
  foreign key (organization_id, inspection_id)
    references inspections.inspections (organization_id, id) on delete cascade,
  constraint file_of_an_inspection foreign key (organization_id, file_id)
    references files.files (organization_id, id)
);
create index inspections_of_file on inspections.inspection_files (organization_id, file_id);

-- The items that failed, with the defects they raised. The defect of a vehicle that has left the fleet is not raised.
create table inspections.findings (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  inspection_id uuid not null,
  item_key text not null check (item_key ~ '^[a-z][a-z0-9_]{0,39}$'),
  severity text check (severity in ('advisory', 'minor', 'major', 'critical')),
  defect_id uuid,
  primary key (organization_id, inspection_id, item_key),
  check (defect_id is null or severity is not null),
  foreign key (organization_id, inspection_id)
    references inspections.inspections (organization_id, id) on delete cascade
);

-- Which inspections were reviewed.
create table inspections.reviews (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  inspection_id uuid not null,
  reviewed_by uuid not null,
  reviewed_at timestamptz not null,
  note text check (char_length(note) between 1 and 1000),
  primary key (organization_id, inspection_id),
  foreign key (organization_id, inspection_id)
    references inspections.inspections (organization_id, id) on delete cascade
);

-- The inspections of a vehicle are a chain, in which each link contains the hash of the one before. Links are stored longer
-- than inspections, so that the chain can be verified when old ones have been deleted.
create table inspections.chains (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  vehicle_id uuid not null,
  length integer not null check (length > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (organization_id, vehicle_id),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id) on delete cascade
);
create table inspections.links (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  vehicle_id uuid not null,
  number integer not null check (number > 0),
  inspection_id uuid not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null generated always as (inspections.sha256_of(coalesce(previous_hash, '') || content_hash)) stored,
  -- When the inspection was deleted, because it had been stored for long enough.
  expired_at timestamptz,
  primary key (organization_id, vehicle_id, number),
  constraint one_link_per_inspection unique (organization_id, inspection_id),
  check ((number = 1) = (previous_hash is null)),
  foreign key (organization_id, vehicle_id) references inspections.chains (organization_id, vehicle_id) on delete cascade
);

-- The hash of what an inspection says. A column that is added later is null in earlier ones, and does not change their hashes.
create function inspections.content_hash(inspection inspections.inspections) returns text
  language sql stable set search_path = '' set timezone = 'UTC'
  return inspections.sha256_of(jsonb_strip_nulls(to_jsonb(inspection))::text);

-- The chain is locked, so that one inspection of a vehicle is recorded at a time.
create function inspections.chain_inspection() returns trigger language plpgsql set search_path = '' as $$
declare
  content text := inspections.content_hash(new);
  previous inspections.chains;
begin
  insert into inspections.chains (organization_id, vehicle_id, length, hash)
  values (new.organization_id, new.vehicle_id, 1, inspections.sha256_of(content))
  on conflict do nothing;
  if found then
    insert into inspections.links (organization_id, vehicle_id, number, inspection_id, content_hash)
    values (new.organization_id, new.vehicle_id, 1, new.id, content);
    return null;
  end if;
  select * into strict previous from inspections.chains c
  where c.organization_id = new.organization_id and c.vehicle_id = new.vehicle_id for no key update;
  insert into inspections.links (organization_id, vehicle_id, number, inspection_id, content_hash, previous_hash)
  values (new.organization_id, new.vehicle_id, previous.length + 1, new.id, content, previous.hash);
  update inspections.chains c
  set length = previous.length + 1, hash = inspections.sha256_of(previous.hash || content)
  where c.organization_id = new.organization_id and c.vehicle_id = new.vehicle_id;
  return null;
end $$;
create trigger chained after insert on inspections.inspections
  for each row execute function inspections.chain_inspection();

create trigger immutable before update on inspections.inspections
  for each row execute function inspections.refuse_change();
create trigger kept before delete on inspections.inspections for each row
  when (pg_trigger_depth() = 0 and old.keep_until > statement_timestamp()) execute function inspections.refuse_change();
create trigger immutable before update on inspections.findings
  for each row execute function inspections.refuse_change();
create trigger immutable before update on inspections.inspection_files
  for each row execute function inspections.refuse_change();

-- What was deleted stays in the chain.
create function inspections.expire_link() returns trigger language plpgsql set search_path = '' as $$
begin
  update inspections.links l set expired_at = statement_timestamp()
  where l.organization_id = old.organization_id and l.inspection_id = old.id;
  return null;
end $$;
create trigger expired after delete on inspections.inspections
  for each row when (pg_trigger_depth() = 0) execute function inspections.expire_link();

select app.protect_tenant_table('inspections.inspections', 'append');
select app.protect_tenant_table('inspections.inspection_files', 'append');
select app.protect_tenant_table('inspections.findings', 'append');
select app.protect_tenant_table('inspections.reviews');
select app.protect_tenant_table('inspections.chains');
select app.protect_tenant_table('inspections.links', 'append');
select app.count_storage('inspections.inspections');
select app.count_storage('inspections.inspection_files');
select app.count_storage('inspections.findings');
select app.count_storage('inspections.reviews');
select app.count_storage('inspections.chains');
select app.count_storage('inspections.links');
select files.link_from('inspections.inspection_files', 'file_id');
grant select, insert on inspections.inspections, inspections.inspection_files, inspections.findings, inspections.links
  to motorpool_app;
grant select, insert, update (length, hash) on inspections.chains to motorpool_app;
grant select, insert, update (reviewed_by, reviewed_at, note), delete on inspections.reviews to motorpool_app;
grant select, insert, update, delete on inspections.inspections, inspections.inspection_files, inspections.findings,
  inspections.reviews, inspections.chains, inspections.links to motorpool_system;
