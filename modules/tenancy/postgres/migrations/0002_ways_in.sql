-- What has to be found before row security knows for whom: functions of a role that can only look.
grant create on schema tenancy to motorpool_lookup;

-- The way into an organization, on the path of every request of a member: one statement that sets what row
-- security goes by, for this transaction, if and only if the person is an active member.
create function tenancy.enter(organization uuid, person uuid, out role text)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  select m.role into role from tenancy.members m
  where m.organization_id = organization and m.user_id = person and m.status = 'active';
  if found then
    perform set_config('app.organization_id', organization::text, true),
      set_config('app.user_id', person::text, true);
  end if;
end;
$$;

-- An invitation as its recipient meets it. Row security applies as for whoever reads the view.
create view tenancy.offers with (security_invoker = true) as
  select i.id, i.organization_id, o.name as organization_name, i.invited_name, i.email, i.role, i.status,
    i.expires_at, i.created_at, i.invited_by, inviter.role as inviter_role
  from tenancy.invitations i
  join tenancy.organizations o on o.id = i.organization_id
  left join tenancy.members inviter
    on inviter.organization_id = i.organization_id and inviter.user_id = i.invited_by
      and inviter.status = 'active';
grant select on tenancy.offers to motorpool_app, motorpool_system, motorpool_lookup;

-- By the token, of which the caller shows the hash.
create function tenancy.offer_by_token(hash bytea) returns setof tenancy.offers
  language sql stable security definer set search_path = '' rows 1
begin atomic
  select o.* from tenancy.offers o
  where (o.organization_id, o.id) =
    (select i.organization_id, i.id from tenancy.invitations i where i.token_hash = hash);
end;

-- By the address its owner has proven; the caller takes it from the account, never from a request.
create function tenancy.offers_to(address text) returns setof tenancy.offers
  language sql stable security definer set search_path = '' rows 5
begin atomic
  select o.* from tenancy.offers o where o.email = address;
end;

alter function tenancy.enter(uuid, uuid) owner to motorpool_lookup;
alter function tenancy.offer_by_token(bytea) owner to motorpool_lookup;
alter function tenancy.offers_to(text) owner to motorpool_lookup;
revoke create on schema tenancy from motorpool_lookup;
revoke execute on function tenancy.enter(uuid, uuid), tenancy.offer_by_token(bytea), tenancy.offers_to(text)
  from public;
grant execute on function tenancy.enter(uuid, uuid), tenancy.offer_by_token(bytea), tenancy.offers_to(text)
  to motorpool_app, motorpool_system;
