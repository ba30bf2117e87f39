-- The roles Motorpool runs as, and what each may do. Run once by a superuser, in the database that is to
-- hold Motorpool (PostgreSQL 16 or newer); running it again changes nothing:
--
--   createdb motorpool
--   psql -d motorpool -f infra/deploy/roles.sql
--   psql -d motorpool -c "alter role motorpool_owner password '...'"     and so for app, system and jobs
--
-- motorpool_owner   owns schemas and tables, runs migrations            DATABASE_OWNER_URL
-- motorpool_app     requests and commands, bound by row security        DATABASE_URL
-- motorpool_system  scheduled jobs and operators, over all tenants      DATABASE_SYSTEM_URL
-- motorpool_jobs    the job queues, nothing else                        DATABASE_JOBS_URL
-- motorpool_lookup  nobody signs in: owns the functions and views that look something up before
--                   anybody is known (a token by its hash), with rights on just those tables

do $$
declare
  name text;
begin
  foreach name in array array['motorpool_owner', 'motorpool_app', 'motorpool_system', 'motorpool_jobs'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I login', name);
    end if;
    execute format('alter role %I nosuperuser nocreatedb nocreaterole noreplication nobypassrls inherit', name);
  end loop;
  if not exists (select from pg_roles where rolname = 'motorpool_lookup') then
    create role motorpool_lookup nologin;
  end if;
  alter role motorpool_lookup nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
  execute format('alter database %I owner to motorpool_owner', current_database());
  execute format('revoke connect, temporary on database %I from public', current_database());
  execute format('grant connect on database %I to motorpool_app, motorpool_system, motorpool_jobs', current_database());
end $$;

-- So that migrations can hand look-up functions over to it.
grant motorpool_lookup to motorpool_owner;

revoke create on schema public from public;
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- pg-boss keeps its tables itself; the other roles only put work on queues.
create schema if not exists pgboss authorization motorpool_jobs;
grant usage on schema pgboss to motorpool_app, motorpool_system;
alter default privileges for role motorpool_jobs in schema pgboss
  grant select, insert on tables to motorpool_app, motorpool_system;
alter default privileges for role motorpool_jobs in schema pgboss
  grant execute on functions to motorpool_app, motorpool_system;
