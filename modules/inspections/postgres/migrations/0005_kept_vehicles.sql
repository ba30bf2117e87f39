-- An inspection is not removed when the import of its vehicle is undone.
create trigger keeps_vehicle before delete on inspections.inspections
  for each row execute function fleet.keep_vehicle();
