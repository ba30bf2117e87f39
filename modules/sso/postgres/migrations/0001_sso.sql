-- Sign-in with an organization's own OpenID Connect issuer.
create schema sso;
grant usage on schema sso to motorpool_app, motorpool_system, motorpool_lookup;

-- At most one per organization. The secret is sealed.
create table sso.connections (
  organization_id uuid primary key references tenancy.organizations (id) on delete cascade,
  id uuid not null unique,
  name text not null check (char_length(name) between 1 and 60),
  issuer text not null check (char_length(issuer) between 1 and 500),
  client_id text not null check (char_length(client_id) between 1 and 200),
  client_secret text not null,
  updated_at timestamptz not null
);

-- Domains of the organization's addresses. A TXT record with the proof verifies one, for one organization only.
create table sso.domains (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  domain text not null check (char_length(domain) between 3 and 253),
  proof text not null check (char_length(proof) between 20 and 100),
  verified_at timestamptz,
  required boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, domain),
  check (not required or verified_at is not null)
);
create unique index verified_once on sso.domains (domain) where verified_at is not null;

select app.protect_tenant_table('sso.connections');
select app.protect_tenant_table('sso.domains');
select app.count_storage('sso.connections');
select app.count_storage('sso.domains');
grant select, insert, update, delete on sso.connections to motorpool_app;
grant select, insert, delete on sso.domains to motorpool_app;
grant update (required) on sso.domains to motorpool_app;
grant select, insert, update, delete on sso.connections, sso.domains to motorpool_system;

grant select on sso.connections to motorpool_lookup;
grant select, update (verified_at) on sso.domains to motorpool_lookup;
create policy lookup on sso.connections for select to motorpool_lookup using (true);
create policy lookup on sso.domains to motorpool_lookup using (true) with check (true);

-- Asked before anyone is known: the issuer that a sign-in names, with the domains that it may speak for.
create function sso.connection(id uuid)
  returns table (name text, issuer text, client_id text, client_secret text, domains text[])
  language sql stable rows 1
  security definer set search_path = ''
begin atomic
  select c.name, c.issuer, c.client_id, c.client_secret,
    array(
      select d.domain from sso.domains d
      where d.organization_id = c.organization_id and d.verified_at is not null order by d.domain)
  from sso.connections c where c.id = connection.id;
end;

-- The issuer for the addresses at a domain.
create function sso.of_domain(domain text) returns table (connection text, name text, required boolean)
  language sql stable rows 1
  security definer set search_path = ''
begin atomic
  select c.id::text, c.name, d.required
  from sso.domains d join sso.connections c on c.organization_id = d.organization_id
  where d.domain = of_domain.domain and d.verified_at is not null;
end;

-- False if another organization has verified it.
create function sso.verify_domain(organization uuid, id uuid, at timestamptz) returns boolean
  language plpgsql volatile
  security definer set search_path = ''
as $$
begin
  update sso.domains d set verified_at = verify_domain.at
  where d.organization_id = verify_domain.organization and d.organization_id = app.organization_id()
    and d.id = verify_domain.id;
  return found;
exception when unique_violation then
  return false;
end
$$;

-- Only for a verified domain of the current organization that requires its issuer.
create function sso.end_sessions(organization uuid, id uuid, except_session uuid, at timestamptz) returns void
  language sql volatile
  security definer set search_path = ''
begin atomic
  select identity.end_sessions_at(d.domain, end_sessions.except_session, end_sessions.at)
  from sso.domains d
  where d.organization_id = end_sessions.organization and d.organization_id = app.organization_id()
    and d.id = end_sessions.id and d.required;
end;

revoke execute on function sso.connection(uuid), sso.of_domain(text), sso.verify_domain(uuid, uuid, timestamptz),
  sso.end_sessions(uuid, uuid, uuid, timestamptz) from public;
grant execute on function sso.connection(uuid), sso.of_domain(text), sso.verify_domain(uuid, uuid, timestamptz),
  sso.end_sessions(uuid, uuid, uuid, timestamptz) to motorpool_app, motorpool_system;
grant create on schema sso to motorpool_lookup;
alter function sso.connection(uuid) owner to motorpool_lookup;
alter function sso.of_domain(text) owner to motorpool_lookup;
alter function sso.verify_domain(uuid, uuid, timestamptz) owner to motorpool_lookup;
alter function sso.end_sessions(uuid, uuid, uuid, timestamptz) owner to motorpool_lookup;
revoke create on schema sso from motorpool_lookup;
