-- A vehicle is not removed while it has meters or fuel entries: undoing an import would remove what people recorded for
-- the vehicles that it created.
alter table fleet.meters
  drop constraint meters_organization_id_vehicle_id_fkey,
  add constraint of_a_vehicle foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id);
alter table fleet.fuel_entries
  drop constraint fuel_entries_organization_id_vehicle_id_fkey,
  add constraint of_a_vehicle foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id);

-- As before, but returns only what was removed: rows that `return query` has added stay in the result when its statement
-- is rolled back, so the vehicles of a refused statement counted as removed, and were not archived.
create or replace function fleet.remove_unused(organization uuid, unused uuid[]) returns setof uuid
language plpgsql set search_path = '' as $$
declare
  removed uuid[];
  candidate uuid;
begin
  begin
    with gone as (
      delete from fleet.vehicles v
      where v.organization_id = organization and v.id = any (unused) and v.version = 1
      returning v.id
    )
    select coalesce(array_agg(g.id), '{}') into removed from gone g;
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
end $$;

-- A sample is removed with its meters.
drop trigger removes_records on fleet.samples;
drop function fleet.remove_sample();
create function fleet.remove_sample() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sampled uuid[] := array(select s.vehicle_id from fleet.sample_vehicles s where s.organization_id = old.organization_id);
  driving uuid[] := array(select s.driver_id from fleet.sample_drivers s where s.organization_id = old.organization_id);
begin
  delete from fleet.damage r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.handovers r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.assignments r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.holds r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.safety_blocks r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.documents r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.photos r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.fuel_entries r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.meters r where r.organization_id = old.organization_id and r.vehicle_id = any (sampled);
  delete from fleet.vehicles r where r.organization_id = old.organization_id and r.id = any (sampled);
  delete from fleet.drivers r where r.organization_id = old.organization_id and r.id = any (driving);
  return old;
end $$;
create trigger removes_records before delete on fleet.samples for each row execute function fleet.remove_sample();
revoke execute on function fleet.remove_sample() from public;
grant create on schema fleet to motorpool_system;
alter function fleet.remove_sample() owner to motorpool_system;
revoke create on schema fleet from motorpool_system;
