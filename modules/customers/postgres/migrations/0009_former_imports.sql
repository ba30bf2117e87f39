-- Imports belong to a module of their own, which stores what is needed to undo them. Those of before can no longer be undone.
drop function customers.remove_unused_of_import(uuid, uuid);
alter table customers.customers drop column import_id, drop column import_line;
drop table customers.imports;
select app.count_storage('customers.customers');
