create schema audit;
grant usage on schema audit to motorpool_app, motorpool_system;

-- What people did. Lines outlive what they are about, so nothing here refers to another table. A line may
-- belong to an organization, to a person, or to both, so its key is its own id.
create table audit.entries (
  id uuid primary key,
  at timestamptz not null,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  organization_id uuid,
  -- The person it was done to.
  user_id uuid,
  actor_kind text not null check (actor_kind in ('Anonymous', 'Person', 'Member', 'Job', 'Operator')),
  actor_id uuid,
  -- What a job or an operator, who is no user, calls itself.
  actor_label text,
  subject text,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  address text
);
create index entries_of_organization on audit.entries (organization_id, at desc, id desc)
  where organization_id is not null;
create index entries_by_actor on audit.entries (actor_id, at desc, id desc) where actor_id is not null;
create index entries_about_person on audit.entries (user_id, at desc, id desc) where user_id is not null;

alter table audit.entries enable row level security;
alter table audit.entries force row level security;
-- Nobody writes into another organization's log, or in another person's name.
create policy append on audit.entries for insert to motorpool_app
  with check (
    (organization_id is null or organization_id = (select app.organization_id()))
    and (actor_id is null or actor_id = (select app.user_id()))
  );
create policy inside on audit.entries for select to motorpool_app
  using (organization_id = (select app.organization_id()));
create policy mine on audit.entries for select to motorpool_app
  using (actor_id = (select app.user_id()) or user_id = (select app.user_id()));
create policy system on audit.entries to motorpool_system using (true) with check (true);
-- Row security binds the owner too; the functions below run as the owner.
create policy erase on audit.entries to motorpool_owner using (true) with check (true);
grant select, insert on audit.entries to motorpool_app, motorpool_system;

-- Append-only for everyone, the owner included, except inside the two functions that erase.
create function audit.refuse_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_setting('audit.erasing', true) is distinct from 'yes' then
    raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
  end if;
  return coalesce(new, old);
end;
$$;
create trigger append_only before update or delete on audit.entries
  for each row execute function audit.refuse_change();
create trigger no_truncate before truncate on audit.entries
  for each statement execute function audit.refuse_change();

-- Forgets a person: their lines stay, without who, whence and what about. `addresses` are the e-mail
-- addresses they had, for lines written about them before they had an account. Answers how many lines.
create function audit.erase_person(person uuid, addresses text[] default '{}') returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  touched integer;
begin
  perform set_config('audit.erasing', 'yes', true);
  update audit.entries e set
    address = case when e.actor_id = person then null else e.address end,
    subject = case when e.user_id = person or e.subject = any (addresses) then null else e.subject end,
    details = case when e.user_id = person or e.subject = any (addresses) then '{}' else e.details end,
    actor_id = nullif(e.actor_id, person),
    user_id = nullif(e.user_id, person)
  where e.actor_id = person or e.user_id = person or e.subject = any (addresses);
  get diagnostics touched = row_count;
  perform set_config('audit.erasing', '', true);
  insert into audit.entries (id, at, action, actor_kind, actor_label, details)
  values (gen_random_uuid(), now(), 'person.erased', 'Operator', 'audit.erase_person',
    jsonb_build_object('lines', touched::text));
  return touched;
end;
$$;

-- Forgets an organization: its lines go, one that says so stays. Answers how many lines.
create function audit.erase_organization(organization uuid) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  touched integer;
begin
  perform set_config('audit.erasing', 'yes', true);
  delete from audit.entries e where e.organization_id = organization;
  get diagnostics touched = row_count;
  perform set_config('audit.erasing', '', true);
  insert into audit.entries (id, at, action, organization_id, actor_kind, actor_label, details)
  values (gen_random_uuid(), now(), 'organization.erased', organization, 'Operator', 'audit.erase_organization',
    jsonb_build_object('lines', touched::text));
  return touched;
end;
$$;

revoke execute on function audit.erase_person(uuid, text[]), audit.erase_organization(uuid) from public;
grant execute on function audit.erase_person(uuid, text[]), audit.erase_organization(uuid) to motorpool_system;
