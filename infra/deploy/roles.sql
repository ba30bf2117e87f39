-- The roles Motorpool runs as, with their rights: everything a database needs before the first migration.
--
-- On your own PostgreSQL (16 or newer, with its contrib extensions), as a superuser or, on managed databases, as a
-- role with CREATEROLE and CREATEDB:
--
--   createdb motorpool
--   psql -d motorpool -v ON_ERROR_STOP=1 --single-transaction -f infra/deploy/roles.sql
--   psql -d motorpool -c '\password motorpool_owner'     the same for motorpool_app; for _system and _jobs only
--                                                       if they get URLs of their own
--
-- motorpool_owner   owns schemas and tables, runs migrations            DATABASE_OWNER_URL
-- motorpool_app     requests and commands, bound by row security        DATABASE_URL
-- motorpool_system  scheduled jobs and operators, over all tenants      DATABASE_SYSTEM_URL
-- motorpool_jobs    the job queues, nothing else                        DATABASE_JOBS_URL
-- motorpool_lookup  no login: owns the functions that look something up before the user is known (a token by its
--                   hash), with rights on just those tables
-- motorpool_search  no login: owns the views through which a search may use its index, and the triggers that keep
--                   the data of these views up to date
--
-- Run it again whenever it has changed; existing objects stay. It contains no psql command, because the embedded
-- server is prepared with the same text.

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
  -- Neither is a default, so someone has granted them.
  if exists (select from pg_roles where rolname like 'motorpool\_%' and (rolsuper or rolbypassrls)) then
    raise exception 'A role named motorpool_... is a superuser or has BYPASSRLS: row security would not apply to it.';
  end if;
  -- A role created by a role that is not a superuser can be administered by it, but not yet used, as is needed below.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant motorpool_owner, motorpool_jobs to %I with inherit true, set true', current_user);
  end if;
end
$roles$;

-- So that migrations can hand functions and views over to them.
grant motorpool_lookup, motorpool_search to motorpool_owner;
-- Without URLs of their own, system and jobs connect as the owner and switch to their role. The owner does not
-- inherit their rights, so a migration sees no more rows.
grant motorpool_system, motorpool_jobs to motorpool_owner with inherit false, set true;

create extension if not exists btree_gin with schema public;
create extension if not exists btree_gist with schema public;
create extension if not exists citext with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
revoke create on schema public from public;

-- pg-boss manages its own tables. A job is queued in the transaction of the change that causes it, so the roles that
-- make changes may insert jobs; only motorpool_jobs fetches and completes them.
do $schema$
begin
  if to_regnamespace('pgboss') is null then create schema pgboss authorization motorpool_jobs; end if;
end
$schema$;
grant usage on schema pgboss to motorpool_app, motorpool_system;
-- Jobs contain data of every tenant, so no other role may read them. infra/jobs grants what queueing requires once
-- pg-boss has created its tables.
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
