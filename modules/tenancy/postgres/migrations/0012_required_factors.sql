-- From when on members need a second factor; null if they need none.
alter table tenancy.organizations add column second_factor_from timestamptz;
grant update (second_factor_from) on tenancy.organizations to motorpool_app;

-- The way in is closed to members without one from then on: whatever enters an organization, enters it here.
create or replace function tenancy.enter(organization uuid, person uuid, out role text)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  select m.role into role
  from tenancy.members m join tenancy.organizations o on o.id = m.organization_id
  where m.organization_id = organization and m.user_id = person and m.status = 'active'
    and (o.second_factor_from is null or o.second_factor_from > now() or identity.has_second_factor(person));
  if found then
    perform set_config('app.organization_id', organization::text, true),
      set_config('app.user_id', person::text, true);
  end if;
end;
$$;

-- Whether that is why a member was not let in. Anyone else is told nothing.
create function tenancy.awaits_second_factor(organization uuid, person uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from tenancy.members m join tenancy.organizations o on o.id = m.organization_id
    where m.organization_id = awaits_second_factor.organization
      and m.user_id = awaits_second_factor.person and m.status = 'active'
      and o.second_factor_from <= now()
      and not identity.has_second_factor(awaits_second_factor.person));
revoke execute on function tenancy.awaits_second_factor(uuid, uuid) from public;
grant execute on function tenancy.awaits_second_factor(uuid, uuid) to motorpool_app, motorpool_system;
grant create on schema tenancy to motorpool_lookup;
alter function tenancy.awaits_second_factor(uuid, uuid) owner to motorpool_lookup;
revoke create on schema tenancy from motorpool_lookup;
