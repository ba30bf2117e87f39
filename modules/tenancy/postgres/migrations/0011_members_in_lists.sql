-- Who of these people is an active member, for statements of other modules. It runs with its caller's rights.
create function tenancy.active_members(organization uuid, people uuid[])
  returns table (user_id uuid)
  language sql stable parallel safe rows 50
begin atomic
  select m.user_id from tenancy.members m
  where m.organization_id = active_members.organization and m.user_id = any (active_members.people)
    and m.status = 'active';
end;
revoke execute on function tenancy.active_members(uuid, uuid[]) from public;
grant execute on function tenancy.active_members(uuid, uuid[]) to motorpool_app, motorpool_system;
