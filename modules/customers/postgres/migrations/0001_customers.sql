create schema customers;
grant usage on schema customers to motorpool_app, motorpool_system, motorpool_search;

-- Files of customers that were taken over. What comes late for one that was undone is refused.
create table customers.imports (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  begun_at timestamptz not null,
  undone_at timestamptz,
  primary key (organization_id, id)
);

-- The people and companies an organization deals with.
create table customers.customers (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) between 1 and 40),
  notes text check (char_length(notes) <= 5000),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  import_id uuid,
  import_line integer,
  -- What a search looks in: one line each, so that nothing is found across two of them.
  searched text not null generated always as (
    app.folded(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, ''))
    || E'\n' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')
  ) stored,
  primary key (organization_id, id),
  foreign key (organization_id, import_id) references customers.imports (organization_id, id),
  check ((import_id is null) = (import_line is null)),
  -- A row sent again makes nothing.
  constraint made_once unique (organization_id, import_id, import_line)
);
create unique index one_active_customer_per_address on customers.customers (organization_id, email)
  where archived_at is null;
create index customers_newest_first on customers.customers (organization_id, created_at desc, id desc)
  where archived_at is null;
create index archived_newest_first on customers.customers (organization_id, created_at desc, id desc)
  where archived_at is not null;
-- A short list of what is not yet sorted in (kB): each search reads all of it.
create index customers_by_gram on customers.customers using gin (app.grams(organization_id, searched))
  with (gin_pending_list_limit = 256);

alter table customers.imports enable row level security;
alter table customers.imports force row level security;
alter table customers.customers enable row level security;
alter table customers.customers force row level security;

create policy inside on customers.imports to motorpool_app
  using (organization_id = (select app.organization_id()))
  with check (organization_id = (select app.organization_id()));
create policy inside on customers.customers to motorpool_app
  using (organization_id = (select app.organization_id()))
  with check (organization_id = (select app.organization_id()));
create policy system on customers.imports to motorpool_system using (true) with check (true);
create policy system on customers.customers to motorpool_system using (true) with check (true);

-- Nobody deletes a customer. What identifies a row is written once.
grant select, insert, update (undone_at) on customers.imports to motorpool_app;
grant select, insert, update (name, email, phone, notes, archived_at, updated_at)
  on customers.customers to motorpool_app;
grant select, insert, update, delete on customers.imports, customers.customers to motorpool_system;

-- Row security keeps LIKE from using an index, because it might tell of rows it must not see. This view's
-- owner sees every row, so here the index works; the view itself keeps to the organization at work.
create policy search on customers.customers for select to motorpool_search using (true);
grant select on customers.customers to motorpool_search;
create view customers.findable as
  select organization_id, id, name, email, phone, notes, archived_at, created_at, updated_at, searched
  from customers.customers
  where organization_id = (select app.organization_id());
grant create on schema customers to motorpool_search;
alter view customers.findable owner to motorpool_search;
revoke create on schema customers from motorpool_search;
grant select on customers.findable to motorpool_app;
