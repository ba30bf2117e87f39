-- What people recorded is not removed when the import of its vehicle is undone.
create trigger keeps_vehicle before delete on maintenance.defects
  for each row execute function fleet.keep_vehicle();
create trigger keeps_vehicle before delete on maintenance.stickers
  for each row execute function fleet.keep_vehicle();
create trigger keeps_vehicle before delete on maintenance.work_orders
  for each row execute function fleet.keep_vehicle();
create trigger keeps_vehicle before delete on maintenance.downtime_reasons
  for each row execute function fleet.keep_vehicle();
create trigger keeps_vehicle before delete on maintenance.occurrences
  for each row when (old.state in ('done', 'skipped')) execute function fleet.keep_vehicle();
create trigger keeps_vehicle before delete on maintenance.recalls
  for each row when (old.decided_by is not null) execute function fleet.keep_vehicle();
create trigger keeps_vehicle before delete on maintenance.warranties
  for each row execute function fleet.keep_vehicle();
