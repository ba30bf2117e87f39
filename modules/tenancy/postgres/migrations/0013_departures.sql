-- A person's organizations, and whether each has other members and owners. Row security shows members only to those who
-- have entered the organization, so this runs as motorpool_lookup.
create function tenancy.departures_of(person uuid)
  returns table (id uuid, name text, role text, members integer, owners integer)
  language sql stable parallel safe rows 5
  security definer set search_path = ''
begin atomic
  select o.id, o.name, own.role, count(*)::int, (count(*) filter (where m.role = 'owner'))::int
  from tenancy.members own
    join tenancy.organizations o on o.id = own.organization_id
    join tenancy.members m on m.organization_id = own.organization_id
  where own.user_id = departures_of.person
  group by o.id, o.name, own.role
  order by o.name, o.id;
end;
revoke execute on function tenancy.departures_of(uuid) from public;
grant execute on function tenancy.departures_of(uuid) to motorpool_app, motorpool_system;
grant create on schema tenancy to motorpool_lookup;
alter function tenancy.departures_of(uuid) owner to motorpool_lookup;
revoke create on schema tenancy from motorpool_lookup;
