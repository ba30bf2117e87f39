-- Whether a vehicle has left the fleet, for the lists of other modules: with the rights of the caller.
create function fleet.is_disposed(organization uuid, vehicle uuid) returns boolean
  language sql stable parallel safe set search_path = ''
  return (select v.disposed from fleet.vehicles v where v.organization_id = organization and v.id = vehicle);
