-- An import adds vehicles by the hundred thousand, so each of them does only what it needs.

-- Most vehicles have no tags and no values of custom fields.
drop index fleet.vehicles_by_tag;
create index vehicles_by_tag on fleet.vehicles using gin (fleet.tag_keys(organization_id, tags)) where tags <> '{}';
drop index fleet.vehicles_by_custom;
create index vehicles_by_custom on fleet.vehicles using gin (fleet.custom_keys(organization_id, custom))
  where custom <> '{}';

-- A new vehicle has no blocks yet, so without them it is ok.
drop trigger derived_safety on fleet.vehicles;
create trigger derived_safety before update of safety on fleet.vehicles for each row
  execute function fleet.derive_safety();
create trigger derived_new_safety before insert on fleet.vehicles for each row when (new.safety <> 'ok')
  execute function fleet.derive_safety();

-- The same as `coalesce(region, ''), plate_key` of an organization, in 16 bytes: a text in this kind of index takes three
-- times as long.
alter table fleet.registrations drop constraint one_vehicle_per_plate;
alter table fleet.registrations add constraint one_vehicle_per_plate exclude using gist
  ((md5(organization_id::text || coalesce(region, '') || '|' || plate_key)::uuid) with =, valid with &&);
drop index fleet.ended_registrations;
create index registrations_by_plate on fleet.registrations (organization_id, plate_key);

-- Those of the same vehicle are closer together this way round.
alter table fleet.registrations drop constraint one_plate_per_vehicle;
alter table fleet.registrations add constraint one_plate_per_vehicle exclude using gist
  (vehicle_id with =, organization_id with =, valid with &&);

-- Both belong to a vehicle of the same organization, which belongs to one that exists.
alter table fleet.registrations drop constraint registrations_organization_id_fkey;
alter table fleet.timeline drop constraint timeline_organization_id_fkey;

drop trigger active_place on fleet.vehicles;
create trigger active_place before insert or update of location_id, group_id on fleet.vehicles
  for each row when (new.location_id is not null or new.group_id is not null) execute function fleet.require_active_place();
