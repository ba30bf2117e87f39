-- The roles Motorpool runs as, and what each may do: everything a database needs before the first migration.
--
-- On your own PostgreSQL (16 or newer, with its contrib extensions), as a superuser, or as a role with
-- CREATEROLE and CREATEDB such as managed databases give:
--
--   createdb motorpool
--   psql -d motorpool -v ON_ERROR_STOP=1 --single-transaction -f infra/deploy/roles.sql
--   psql -d motorpool -c '\password motorpool_owner'     and so for motorpool_app; for _system and _jobs only
--                                                       when they get addresses of their own
--
-- motorpool_owner   owns schemas and tables, runs migrations            DATABASE_OWNER_URL
-- motorpool_app     requests and commands, bound by row security        DATABASE_URL
-- motorpool_system  scheduled jobs and operators, over all tenants      DATABASE_SYSTEM_URL
-- motorpool_jobs    the job queues, nothing else                        DATABASE_JOBS_URL
-- motorpool_lookup  nobody signs in: owns the functions that look something up before anybody is known
--                   (a token by its hash), with rights on just those tables
-- motorpool_search  nobody signs in: owns the views through which a search may use its index, and the triggers
--                   that keep what these views read in step
--
-- Run it again whenever it has changed; what is there already stays. It holds no psql command, because the
-- embedded server is prepared by the same text.

do $roles$
declare
  role text;
begin
  foreach role in array array['motorpool_owner', 'motorpool_app', 'motorpool_system', 'motorpool_jobs'] loop
    if to_regrole(role) is null then execute format('create role %I login', role); end if;
  end loop;
  foreach role in array array['motorpool_lookup', 'motorpool_search'] loop
    if to_regrole(role) is null then execute format('create role %I nologin', role); end if;
  end loop;
  -- Both are off unless somebody asked for them.
  if exists (select from pg_roles where rolname like 'motorpool\_%' and (rolsuper or rolbypassrls)) then
    raise exception 'A role named motorpool_... is a superuser or has BYPASSRLS: row security would not bind it.';
  end if;
  -- Who creates a role without being superuser may administer it, but not yet act for it, as is needed below.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant motorpool_owner, motorpool_jobs to %I with inherit true, set true', current_user);
  end if;
end
$roles$;

-- So that migrations can hand functions and views over to them.
grant motorpool_lookup, motorpool_search to motorpool_owner;
-- Where system and jobs have no address of their own, the owner signs in and becomes them. It inherits nothing
-- of theirs: a migration sees no more than it did.
grant motorpool_system, motorpool_jobs to motorpool_owner with inherit false, set true;

create extension if not exists btree_gin with schema public;
create extension if not exists btree_gist with schema public;
create extension if not exists citext with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
revoke create on schema public from public;

-- pg-boss keeps its tables itself. A job is sent in the transaction of the change that wants it, so the roles
-- that change things insert it; fetching and finishing jobs is left to motorpool_jobs.
do $schema$
begin
  if to_regnamespace('pgboss') is null then create schema pgboss authorization motorpool_jobs; end if;
end
$schema$;
grant usage on schema pgboss to motorpool_app, motorpool_system;
-- Jobs carry data of every tenant: nobody else reads them. What putting one on a queue takes is granted by
-- infra/jobs once pg-boss has made its tables.
alter default privileges for role motorpool_jobs in schema pgboss
  revoke all on tables from motorpool_app, motorpool_system;

do $database$
begin
  execute format('alter database %I owner to motorpool_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format(
    'grant connect on database %I to motorpool_app, motorpool_system, motorpool_jobs, %I',
    current_database(), current_user
  );
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('revoke motorpool_owner, motorpool_jobs from %I', current_user);
  end if;
end
$database$;
