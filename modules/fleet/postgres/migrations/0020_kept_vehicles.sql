-- Other modules keep vehicles, too: undoing an import would remove what people recorded for those that it created. Their
-- tables let a sample's vehicles go with everything, and have this trigger.
create function fleet.keep_vehicle() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_setting('app.undoing_import', true) = 'on' then
    raise exception 'a vehicle is not removed while it has records in %', tg_table_name
      using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;

-- As before, but the trigger knows what the vehicles are removed for.
create or replace function fleet.remove_unused(organization uuid, unused uuid[]) returns setof uuid
language plpgsql set search_path = '' as $$
declare
  removed uuid[];
  candidate uuid;
begin
  perform set_config('app.undoing_import', 'on', true);
  begin
    with gone as (
      delete from fleet.vehicles v
      where v.organization_id = organization and v.id = any (unused) and v.version = 1
      returning v.id
    )
    select coalesce(array_agg(g.id), '{}') into removed from gone g;
    perform set_config('app.undoing_import', 'off', true);
    return query select unnest(removed);
    return;
  exception when foreign_key_violation then
    null;
  end;
  for candidate in
    select v.id from fleet.vehicles v
    where v.organization_id = organization and v.id = any (unused) and v.version = 1
  loop
    begin
      delete from fleet.vehicles v where v.organization_id = organization and v.id = candidate;
      return next candidate;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  perform set_config('app.undoing_import', 'off', true);
end $$;
