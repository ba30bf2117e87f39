-- What organizations are called, for telling people about them: someone invited is not in one yet, someone
-- removed not any more. It runs as motorpool_lookup and shows nothing else of an organization.
create function tenancy.organization_names(ids uuid[])
  returns table (id uuid, name text, time_zone text)
  language sql stable parallel safe security definer set search_path = ''
begin atomic
  select o.id, o.name, o.time_zone from tenancy.organizations o where o.id = any (organization_names.ids);
end;
grant create on schema tenancy to motorpool_lookup;
alter function tenancy.organization_names(uuid[]) owner to motorpool_lookup;
revoke create on schema tenancy from motorpool_lookup;
revoke execute on function tenancy.organization_names(uuid[]) from public;
grant execute on function tenancy.organization_names(uuid[]) to motorpool_app, motorpool_system;
