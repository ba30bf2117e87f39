-- Whether a safety block still keeps its vehicle from being driven, for the checks of modules that open some: with the
-- rights of the caller.
create function fleet.is_open_block(organization uuid, block uuid) returns boolean
  language sql stable parallel safe set search_path = ''
  return exists (
    select from fleet.safety_blocks b
    where b.organization_id = organization and b.id = block and b.released_at is null);
