-- Customers by name, regardless of case and accents, and by their last change, each for the list and for the archive.
create index customers_by_name on customers.customers (organization_id, (app.folded(name) collate "C"), id)
  where archived_at is null;
create index archived_by_name on customers.customers (organization_id, (app.folded(name) collate "C"), id)
  where archived_at is not null;
create index customers_by_change on customers.customers (organization_id, updated_at desc, id desc)
  where archived_at is null;
create index archived_by_change on customers.customers (organization_id, updated_at desc, id desc)
  where archived_at is not null;
