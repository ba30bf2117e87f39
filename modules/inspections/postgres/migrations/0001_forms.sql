create schema inspections;
grant usage on schema inspections to motorpool_app, motorpool_system;

-- Immutable, because the encoding of the database never changes.
create function inspections.sha256_of(content text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return encode(sha256(convert_to(content, 'UTF8')), 'hex');

-- What vehicles are inspected by. `draft` is what the next version will ask.
create table inspections.forms (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  use text not null check (use in ('daily', 'pre_rental', 'return', 'appraisal', 'annual', 'handover', 'custom')),
  jurisdiction text not null check (jurisdiction in ('us', 'uk', 'none')),
  retention_months smallint not null check (retention_months between 1 and 120),
  draft jsonb not null check (jsonb_typeof(draft) = 'array'),
  -- The latest version; null if there is none.
  published integer check (published > 0),
  version integer not null check (version > 0),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  constraint form_not_too_large check (octet_length(draft::text) <= 500000)
);
create unique index one_active_form_per_name on inspections.forms (organization_id, app.folded(name))
  where archived_at is null;

-- What a form asked when it was published. It never changes, because inspections refer to it.
create table inspections.form_versions (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  form_id uuid not null,
  n integer not null check (n > 0),
  name text not null check (char_length(name) between 1 and 120),
  sections jsonb not null check (jsonb_typeof(sections) = 'array' and octet_length(sections::text) <= 500000),
  items integer not null check (items between 1 and 300),
  hash text not null generated always as (inspections.sha256_of(name || E'\n' || sections::text)) stored,
  published_at timestamptz not null,
  published_by uuid not null,
  primary key (organization_id, form_id, n),
  foreign key (organization_id, form_id) references inspections.forms (organization_id, id) on delete cascade
);
alter table inspections.forms add constraint published_version
  foreign key (organization_id, id, published) references inspections.form_versions (organization_id, form_id, n);

-- Only an organization that is deleted takes its versions with it: then this is not the first trigger.
create function inspections.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a row of % never changes', tg_table_name using errcode = 'check_violation';
end $$;
create trigger immutable before update or delete on inspections.form_versions
  for each row when (pg_trigger_depth() = 0) execute function inspections.refuse_change();

select app.protect_tenant_table('inspections.forms');
select app.protect_tenant_table('inspections.form_versions', 'append');
select app.count_storage('inspections.forms');
select app.count_storage('inspections.form_versions');
grant select, insert, update (name, use, jurisdiction, retention_months, draft, published, version, archived_at,
  updated_at) on inspections.forms to motorpool_app;
grant select, insert on inspections.form_versions to motorpool_app;
grant select, insert, update, delete on inspections.forms, inspections.form_versions to motorpool_system;
