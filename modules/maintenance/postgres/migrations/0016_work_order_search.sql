-- Work orders are searched by title, number and what is complained of, however many there are.
alter table maintenance.work_order_lines
  add column searched text generated always as (app.folded(complaint)) stored;
select app.count_storage('maintenance.work_order_lines');
create index work_orders_by_gram on maintenance.work_orders using gin (app.grams(organization_id, searched))
  with (gin_pending_list_limit = 1024);
create index lines_by_gram on maintenance.work_order_lines using gin (app.grams(organization_id, searched))
  with (gin_pending_list_limit = 1024) where searched is not null;

-- See `fleet.findable`.
create policy search on maintenance.work_orders for select to motorpool_search using (true);
create policy search on maintenance.work_order_lines for select to motorpool_search using (true);
grant usage, create on schema maintenance to motorpool_search;
grant select on maintenance.work_orders, maintenance.work_order_lines to motorpool_search;
create view maintenance.findable_work_orders as
  select organization_id, id, searched from maintenance.work_orders
  where organization_id = (select app.organization_id());
create view maintenance.findable_lines as
  select organization_id, work_order_id, searched from maintenance.work_order_lines
  where organization_id = (select app.organization_id()) and searched is not null;
alter view maintenance.findable_work_orders owner to motorpool_search;
alter view maintenance.findable_lines owner to motorpool_search;
revoke create on schema maintenance from motorpool_search;
grant select on maintenance.findable_work_orders, maintenance.findable_lines to motorpool_app;
