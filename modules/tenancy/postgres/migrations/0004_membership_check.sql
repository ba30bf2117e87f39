-- For the tables of other modules that refer to a member: whether somebody is one, and that they stay one until
-- this transaction ends. Removing the member waits for it, or makes it wait and then answer false; changing their
-- role does not. It runs with its caller's rights, so it knows only the members its caller sees.
create function tenancy.holds_member(organization uuid, person uuid) returns boolean
  language plpgsql volatile set search_path = ''
as $$
begin
  perform from tenancy.members m
  where m.organization_id = organization and m.user_id = person and m.status = 'active'
  for key share;
  return found;
end;
$$;
revoke execute on function tenancy.holds_member(uuid, uuid) from public;
grant execute on function tenancy.holds_member(uuid, uuid) to motorpool_app, motorpool_system;
