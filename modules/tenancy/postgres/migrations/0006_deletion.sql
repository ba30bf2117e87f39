-- What an organization leaves behind when it is deleted. Every table of the modules refers to it, or to a row that
-- does, and goes with it; the mails and events of the plumbing only name it, because events outlive what they
-- tell of.
create index organizations_by_name on tenancy.organizations (name);

create function tenancy.forget_organization() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  delete from app.mails m where m.organization_id = old.id;
  delete from app.outbox o where o.organization_id = old.id;
  return null;
end;
$$;
create trigger nothing_remains after delete on tenancy.organizations
  for each row execute function tenancy.forget_organization();
