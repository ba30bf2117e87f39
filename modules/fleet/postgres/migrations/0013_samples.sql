-- Vehicles and drivers that someone loaded to try the product, with the names they had then. What has another name since
-- then, or what the organization's own records refer to, has become its own.
create table fleet.samples (
  organization_id uuid primary key references tenancy.organizations (id) on delete cascade,
  loaded_by uuid not null,
  loaded_at timestamptz not null
);
create table fleet.sample_vehicles (
  organization_id uuid not null references fleet.samples (organization_id) on delete cascade,
  vehicle_id uuid not null,
  unit_number text not null,
  vin text not null,
  plate text not null,
  primary key (organization_id, vehicle_id),
  foreign key (organization_id, vehicle_id) references fleet.vehicles (organization_id, id) on delete cascade
);
create table fleet.sample_drivers (
  organization_id uuid not null references fleet.samples (organization_id) on delete cascade,
  driver_id uuid not null,
  name text not null,
  primary key (organization_id, driver_id),
  foreign key (organization_id, driver_id) references fleet.drivers (organization_id, id) on delete cascade
);

select app.protect_tenant_table('fleet.samples');
select app.protect_tenant_table('fleet.sample_vehicles');
select app.protect_tenant_table('fleet.sample_drivers');
select app.count_storage('fleet.samples');
select app.count_storage('fleet.sample_vehicles');
select app.count_storage('fleet.sample_drivers');
grant select, insert, delete on fleet.samples, fleet.sample_vehicles, fleet.sample_drivers to motorpool_app;
-- So that the sample can be locked.
grant update (loaded_by) on fleet.samples to motorpool_app;
grant select, insert, update, delete on fleet.samples, fleet.sample_vehicles, fleet.sample_drivers to motorpool_system;

-- Takes the marks off what has become the organization's own. The locks keep the others as they are until the sample is
-- removed: nobody can add a record of theirs meanwhile. Vehicles come before drivers, as everywhere.
create function fleet.release_own_sample_records(organization uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform from fleet.vehicles v join fleet.sample_vehicles s on s.organization_id = v.organization_id and s.vehicle_id = v.id
  where s.organization_id = organization order by v.id for update of v;
  perform from fleet.drivers d join fleet.sample_drivers s on s.organization_id = d.organization_id and s.driver_id = d.id
  where s.organization_id = organization order by d.id for update of d;
  delete from fleet.sample_vehicles s using fleet.vehicles v
  where s.organization_id = organization and v.organization_id = s.organization_id and v.id = s.vehicle_id
    and (v.unit_number, v.vin, v.plate) is distinct from (s.unit_number, s.vin, s.plate);
  delete from fleet.sample_drivers s using fleet.drivers d
  where s.organization_id = organization and d.organization_id = s.organization_id and d.id = s.driver_id
    and (d.name <> s.name or d.user_id is not null or exists (
      select from fleet.assignments a
      where a.organization_id = d.organization_id and a.driver_id = d.id and not exists (
        select from fleet.sample_vehicles v where v.organization_id = a.organization_id and v.vehicle_id = a.vehicle_id)));
end $$;

-- A sample goes with everything that was recorded for its vehicles, also what nobody else can delete. As the system role,
-- for rows of the deleted sample's organization only. Handovers may only be deleted by triggers.
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
  delete from fleet.vehicles r where r.organization_id = old.organization_id and r.id = any (sampled);
  delete from fleet.drivers r where r.organization_id = old.organization_id and r.id = any (driving);
  return old;
end $$;
create trigger removes_records before delete on fleet.samples for each row execute function fleet.remove_sample();
revoke execute on function fleet.remove_sample() from public;
grant create on schema fleet to motorpool_system;
alter function fleet.remove_sample() owner to motorpool_system;
revoke create on schema fleet from motorpool_system;
