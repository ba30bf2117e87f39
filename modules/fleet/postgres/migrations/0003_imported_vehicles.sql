create index registrations_of_vehicle on fleet.registrations (organization_id, vehicle_id);
create index vehicles_by_plate on fleet.vehicles (organization_id, plate_key) where plate_key is not null and not disposed;

-- Removes those of these vehicles that are unchanged and that no other record refers to, and returns their ids. Foreign
-- keys decide what refers to a vehicle. All together, and one by one only if something refers to one of them.
create function fleet.remove_unused(organization uuid, unused uuid[]) returns setof uuid
language plpgsql set search_path = '' as $$
declare
  candidate uuid;
begin
  begin
    return query
      delete from fleet.vehicles
      where organization_id = organization and id = any (unused) and version = 1
      returning id;
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
end $$;
