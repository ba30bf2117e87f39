-- The last number that people were given for a defect or a work order.
create table maintenance.numbers (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  kind text not null check (kind in ('defect', 'work_order')),
  last integer not null check (last > 0),
  primary key (organization_id, kind)
);

-- What is wrong with vehicles. A blocking defect has a safety block of the fleet, which is released when someone signs.
create table maintenance.defects (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  number integer not null,
  vehicle_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  system text not null check (system in ('brakes', 'steering', 'suspension', 'tires_wheels', 'lights', 'glass_mirrors',
    'wipers', 'horn', 'coupling', 'engine', 'cooling', 'fuel', 'exhaust', 'transmission', 'electrical', 'battery', 'body',
    'interior', 'heating', 'safety_equipment', 'documents', 'other')),
  severity text not null check (severity in ('advisory', 'minor', 'major', 'critical')),
  blocking boolean not null,
  source text not null check (source in
    ('inspection', 'driver', 'workshop', 'telematics', 'recall', 'customer', 'sticker')),
  -- The record that it was noticed with, and which item of that record.
  origin_module text check (origin_module ~ '^[a-z]{1,40}$'),
  origin_id uuid,
  item text check (char_length(item) between 1 and 200),
  note text check (char_length(note) between 1 and 2000),
  -- By whom; null for the system and for people without an account, who may leave a name.
  reported_by uuid,
  reporter_name text check (char_length(reporter_name) between 1 and 120),
  reporter_contact text check (char_length(reporter_contact) between 1 and 200),
  says_unsafe boolean not null default false,
  reported_at timestamptz not null,
  state text not null check (state in ('open', 'triaged', 'in_work', 'deferred', 'resolved', 'verified')),
  due_on date,
  assignee_id uuid,
  deferred_until date,
  deferred_by uuid,
  deferral_reason text check (char_length(deferral_reason) between 1 and 500),
  resolution text check (resolution in ('fixed', 'no_fault_found', 'not_safety_related', 'duplicate')),
  resolution_note text check (char_length(resolution_note) between 1 and 500),
  resolved_by uuid,
  resolved_at timestamptz,
  verified_by uuid,
  verified_at timestamptz,
  safety_block_id uuid,
  released_by uuid,
  released_at timestamptz,
  acknowledged_by uuid,
  acknowledged_at timestamptz,
  work_order_id uuid,
  version integer not null default 1,
  updated_at timestamptz not null,
  unresolved boolean not null generated always as (state not in ('resolved', 'verified')) stored,
  severity_rank smallint not null generated always as (
    case severity when 'critical' then 0 when 'major' then 1 when 'minor' then 2 else 3 end) stored,
  searched text not null generated always as (app.folded(title) || E'\n' || 'd-' || number) stored,
  primary key (organization_id, id),
  constraint one_defect_per_number unique (organization_id, number),
  constraint one_defect_per_item unique (organization_id, origin_module, origin_id, item),
  constraint defect_of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade,
  constraint assigned_to_a_member foreign key (organization_id, assignee_id)
    references tenancy.members (organization_id, user_id) on delete set null (assignee_id),
  check ((origin_module is null) = (origin_id is null) and (origin_id is null) = (item is null)),
  check (reported_by is null or reporter_name is null and reporter_contact is null),
  check (blocking = (safety_block_id is not null)),
  check ((state = 'deferred') = (deferred_until is not null) and (state = 'deferred') = (deferral_reason is not null)),
  check (deferred_by is null or state = 'deferred'),
  constraint blocking_is_not_deferred check (not (blocking and state = 'deferred')),
  check ((state in ('resolved', 'verified')) = (resolved_at is not null)),
  check ((resolution is null) = (resolved_at is null)),
  check (resolved_at is not null or resolution_note is null and resolved_by is null),
  constraint certified_if_blocking check (not blocking or resolution is null or resolution_note is not null),
  check ((state = 'verified') = (verified_at is not null)),
  check (verified_at is not null or verified_by is null),
  check (released_at is null or blocking and resolved_at is not null),
  check (released_at is not null or released_by is null),
  check (acknowledged_at is null or resolved_at is not null),
  check (acknowledged_at is not null or acknowledged_by is null)
);
create index defects_newest_first on maintenance.defects (organization_id, unresolved, reported_at desc, id desc);
create index defects_by_severity on maintenance.defects (organization_id, unresolved, severity_rank, id);
create index defects_by_due_date on maintenance.defects
  (organization_id, unresolved, (coalesce(due_on, 'infinity'::date)), id);
create index defects_of_vehicle on maintenance.defects (organization_id, vehicle_id, reported_at desc, id desc);
create index defects_of_assignee on maintenance.defects (organization_id, assignee_id) where assignee_id is not null;
create index defects_of_work_order on maintenance.defects (organization_id, work_order_id) where work_order_id is not null;
create index repairs_to_acknowledge on maintenance.defects (organization_id, vehicle_id, resolved_at, id)
  where resolved_at is not null and acknowledged_at is null;

-- Which states may follow a state: the same as `DEFECT_TRANSITIONS` in contract/defectStates.ts.
create function maintenance.defect_can_become(before text, after text) returns boolean
  language sql immutable set search_path = ''
  return (before, after) in (
    ('open', 'triaged'), ('open', 'in_work'), ('open', 'deferred'), ('open', 'resolved'),
    ('triaged', 'in_work'), ('triaged', 'deferred'), ('triaged', 'resolved'),
    ('in_work', 'triaged'), ('in_work', 'deferred'), ('in_work', 'resolved'),
    ('deferred', 'open'), ('deferred', 'triaged'), ('deferred', 'in_work'), ('deferred', 'resolved'),
    ('resolved', 'open'), ('resolved', 'verified'),
    ('verified', 'open'));
create function maintenance.check_defect_state() returns trigger language plpgsql set search_path = '' as $$
begin
  if not maintenance.defect_can_become(old.state, new.state) then
    raise exception 'a defect that is % cannot become %', old.state, new.state
      using errcode = 'check_violation', constraint = 'possible_state';
  end if;
  return new;
end $$;
create trigger possible_state before update of state on maintenance.defects for each row
  when (old.state <> new.state) execute function maintenance.check_defect_state();

-- Photos of defects, in the order in which they were added.
create table maintenance.defect_photos (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  defect_id uuid not null,
  file_id uuid not null,
  position smallint not null check (position between 0 and 9),
  primary key (organization_id, defect_id, file_id),
  foreign key (organization_id, defect_id) references maintenance.defects (organization_id, id) on delete cascade,
  constraint file_of_a_defect foreign key (organization_id, file_id) references files.files (organization_id, id)
);
create index defects_of_file on maintenance.defect_photos (organization_id, file_id);

-- Stickers in vehicles, by which people without an account report defects. Only the SHA-256 of what is on one is stored.
create table maintenance.stickers (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  vehicle_id uuid not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_by uuid not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (organization_id, id),
  constraint one_sticker_per_token unique (token_hash),
  constraint sticker_of_a_vehicle foreign key (organization_id, vehicle_id)
    references fleet.vehicles (organization_id, id) on delete cascade
);
create index stickers_of_vehicle on maintenance.stickers (organization_id, vehicle_id, created_at desc, id desc);

select app.protect_tenant_table('maintenance.numbers');
select app.protect_tenant_table('maintenance.defects');
select app.protect_tenant_table('maintenance.defect_photos', 'append');
select app.protect_tenant_table('maintenance.stickers');
select app.count_storage('maintenance.numbers');
select app.count_storage('maintenance.defects');
select app.count_storage('maintenance.defect_photos');
select app.count_storage('maintenance.stickers');
select files.link_from('maintenance.defect_photos', 'file_id');

grant select, insert, update (last) on maintenance.numbers to motorpool_app;
-- What was reported, when and by whom is written once.
grant select, insert, update (title, system, severity, blocking, state, due_on, assignee_id, deferred_until, deferred_by,
  deferral_reason, resolution, resolution_note, resolved_by, resolved_at, verified_by, verified_at, safety_block_id,
  released_by, released_at, acknowledged_by, acknowledged_at, work_order_id, version, updated_at)
  on maintenance.defects to motorpool_app;
grant select, insert on maintenance.defect_photos to motorpool_app;
grant select, insert, update (revoked_at) on maintenance.stickers to motorpool_app;
grant select, insert, update, delete on maintenance.numbers, maintenance.defects, maintenance.defect_photos,
  maintenance.stickers to motorpool_system;

-- Which vehicle a sticker is in, before anyone is known.
create function maintenance.sticker_by_token(hash bytea) returns table (organization_id uuid, vehicle_id uuid)
  language sql stable security definer set search_path = '' rows 1
begin atomic
  select s.organization_id, s.vehicle_id from maintenance.stickers s where s.token_hash = hash and s.revoked_at is null;
end;
grant usage on schema maintenance to motorpool_lookup;
grant select (organization_id, vehicle_id, token_hash, revoked_at) on maintenance.stickers to motorpool_lookup;
create policy look_up on maintenance.stickers for select to motorpool_lookup using (true);
grant create on schema maintenance to motorpool_lookup;
alter function maintenance.sticker_by_token(bytea) owner to motorpool_lookup;
revoke create on schema maintenance from motorpool_lookup;
revoke execute on function maintenance.sticker_by_token(bytea) from public;
grant execute on function maintenance.sticker_by_token(bytea) to motorpool_app, motorpool_system;
