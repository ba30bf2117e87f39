-- An organization's storage is counted from its creation until it is deleted. As the owner, who alone changes counters.
create function tenancy.count_organization() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into app.storage (organization_id, max_rows, max_bytes)
    select new.id, d.max_rows, d.max_bytes from app.default_quotas d;
  else
    delete from app.storage_changes c where c.organization_id = old.id;
    delete from app.storage s where s.organization_id = old.id;
  end if;
  return null;
end;
$$;
create trigger storage_is_counted after insert or delete on tenancy.organizations
  for each row execute function tenancy.count_organization();
revoke execute on function tenancy.count_organization() from public;
-- Row security would hide existing organizations from the owner.
alter table tenancy.organizations no force row level security;
insert into app.storage (organization_id, max_rows, max_bytes)
select o.id, d.max_rows, d.max_bytes from tenancy.organizations o, app.default_quotas d;
alter table tenancy.organizations force row level security;

-- Someone who was invited can still join when the storage is full: inviting is what is limited.
select app.count_storage('tenancy.members', may_exceed => true);
select app.count_storage('tenancy.invitations');

-- Quotas are per organization, so the number of organizations that an account owns is limited, too. Row security shows
-- a person's memberships in other organizations to that person only, so this runs as motorpool_lookup.
create function tenancy.limit_ownership() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Two transactions that make the same person an owner would each count only their own row.
  perform pg_advisory_xact_lock(hashtextextended('tenancy.owner ' || new.user_id, 0));
  if (select count(*) from tenancy.members m where m.user_id = new.user_id and m.role = 'owner')
      > (select d.max_owned from app.default_quotas d)
    and not pg_has_role(session_user, 'motorpool_system', 'member')
  then
    raise exception 'user % owns too many organizations', new.user_id using errcode = 'MQ002';
  end if;
  return null;
end;
$$;
create trigger ownership_is_limited after insert or update of role on tenancy.members
  for each row when (new.role = 'owner') execute function tenancy.limit_ownership();
grant create on schema tenancy to motorpool_lookup;
alter function tenancy.limit_ownership() owner to motorpool_lookup;
revoke create on schema tenancy from motorpool_lookup;
revoke execute on function tenancy.limit_ownership() from public;
