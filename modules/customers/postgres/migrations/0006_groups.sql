-- How an organization sorts its customers: people and companies, tags in lower case, and the member responsible for them.
-- A member who leaves is no longer responsible for anyone.
alter table customers.customers
  add column type text not null default 'person' check (type in ('person', 'company')),
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
  add column owner_id uuid,
  add constraint owned_by_a_member foreign key (organization_id, owner_id)
    references tenancy.members (organization_id, user_id) on delete set null (owner_id);
create index customers_by_owner on customers.customers (organization_id, owner_id, created_at desc, id desc)
  where owner_id is not null;

-- Each tag together with its organization, so that the index is read for one organization only.
create function customers.tag_keys(organization uuid, tags text[]) returns text[]
  language sql immutable strict parallel safe set search_path = ''
  return (select coalesce(array_agg(organization::text || tag), '{}') from unnest(tags) as tag);
create index customers_by_tag on customers.customers using gin (customers.tag_keys(organization_id, tags));

create or replace view customers.findable as
  select organization_id, id, name, email, phone, notes, archived_at, created_at, updated_at, searched, type, tags, owner_id
  from customers.customers
  where organization_id = (select app.organization_id());

grant update (type, tags, owner_id) on customers.customers to motorpool_app;
select app.count_storage('customers.customers');
