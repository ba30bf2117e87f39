-- Fields that organizations add to their vehicles.
create table fleet.custom_fields (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  type text not null check (type in ('text', 'number', 'date', 'choice')),
  -- Objects with `id` and `name`, in their order.
  choices jsonb not null check (jsonb_typeof(choices) = 'array' and jsonb_array_length(choices) <= 100),
  position integer not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index one_active_field_per_name on fleet.custom_fields (organization_id, app.folded(name))
  where archived_at is null;

-- Values by the ids of the fields. The choice of a field is stored by its id.
alter table fleet.vehicles add column custom jsonb not null default '{}'
  check (jsonb_typeof(custom) = 'object' and octet_length(custom::text) <= 100000);
create or replace view fleet.findable as select * from fleet.vehicles where organization_id = (select app.organization_id());

-- Each field that has a value, and each of them with its value, together with the organization, so that the index is read
-- for one organization only.
create function fleet.custom_keys(organization uuid, custom jsonb) returns text[]
  language sql immutable strict parallel safe set search_path = ''
  return (
    select coalesce(array_agg(organization::text || c.key) || array_agg(organization::text || c.key || ':' || app.folded(c.value)), '{}')
    from jsonb_each_text(custom) c
  );
-- The keys of a field with each of these values. A function of constants is one, so the planner knows how many rows have them.
create function fleet.custom_keys(organization uuid, field text, wanted text[]) returns text[]
  language sql immutable strict parallel safe set search_path = ''
  return (
    select coalesce(array_agg(organization::text || field || ':' || app.folded(value)), '{}') from unnest(wanted) as value
  );
create index vehicles_by_custom on fleet.vehicles using gin (fleet.custom_keys(organization_id, custom));

select app.protect_tenant_table('fleet.custom_fields');
select app.count_storage('fleet.vehicles');
select app.count_storage('fleet.custom_fields');
grant update (custom) on fleet.vehicles to motorpool_app;
grant select, insert, update (name, type, choices, position, archived_at, updated_at) on fleet.custom_fields
  to motorpool_app;
grant select, insert, update, delete on fleet.custom_fields to motorpool_system;
