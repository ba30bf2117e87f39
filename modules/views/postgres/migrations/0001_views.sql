create schema views;
grant usage on schema views to motorpool_app, motorpool_system;

-- Filters, order and columns of a list under a name, for the member who saved them or for everyone.
-- `member_id`: the owner of a personal view, which is deleted when they leave. A shared view remains.
create table views.saved_views (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  list text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
  name text not null check (char_length(name) between 1 and 80),
  query text not null check (char_length(query) <= 2000),
  columns jsonb not null check (jsonb_typeof(columns) = 'array' and jsonb_array_length(columns) <= 60),
  shared boolean not null,
  member_id uuid generated always as (case when not shared then user_id end) stored,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint kept_by_a_member foreign key (organization_id, member_id)
    references tenancy.members (organization_id, user_id) on delete cascade
);
create index views_of_list on views.saved_views (organization_id, list) where deleted_at is null;
create index personal_views on views.saved_views (organization_id, member_id) where member_id is not null;
create index deleted_views on views.saved_views (deleted_at) where deleted_at is not null;

-- Everyone has their own views. Those that are shared are read and changed by all members, as far as their roles allow;
-- nobody shares a view in another's name.
select app.protect_tenant_table('views.saved_views', 'own');
create policy shared_read on views.saved_views for select to motorpool_app
  using (organization_id = (select app.organization_id()) and shared);
create policy shared_changed on views.saved_views for update to motorpool_app
  using (organization_id = (select app.organization_id()) and shared)
  with check (organization_id = (select app.organization_id()) and shared);
select app.count_storage('views.saved_views');
grant select, insert on views.saved_views to motorpool_app;
grant update (name, query, columns, shared, version, updated_at, deleted_at) on views.saved_views to motorpool_app;
grant select, insert, update, delete on views.saved_views to motorpool_system;
