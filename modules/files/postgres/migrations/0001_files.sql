create schema files;
grant usage on schema files to motorpool_app, motorpool_system;

-- Photos and files of records. Their content is in the file store, under `attachments/` and `file`. Until all of its parts
-- have arrived, `stored_bytes` is what was announced.
create table files.files (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references identity.users (id),
  kind text not null check (kind in ('photo', 'file')),
  name text not null check (char_length(name) between 1 and 200),
  file text not null check (file ~ '^[0-9a-f]{64}$'),
  parts smallint not null check (parts between 1 and 10),
  received smallint not null check (received between 0 and parts),
  stored_bytes integer not null check (stored_bytes between 1 and 12000000),
  created_at timestamptz not null,
  -- How many rows of other tables have it (`files.link_from`), and since when none has.
  links integer not null default 0 check (links >= 0),
  unlinked_at timestamptz not null,
  primary key (organization_id, id),
  constraint file_of_its_uploader unique (organization_id, id, user_id)
);
create index unlinked_files on files.files (unlinked_at) where links = 0;

-- Files whose row was deleted, by whatever statement or cascade. A job deletes them.
create table files.discarded (
  file text primary key
);
create function files.discard() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into files.discarded (file) select r.file from removed r;
  return null;
end;
$$;
revoke execute on function files.discard() from public;
create trigger discarded after delete on files.files
  referencing old table as removed for each statement execute function files.discard();

select app.protect_tenant_table('files.files', 'none');
select app.protect_table('files.discarded');
-- The triggers run as the owner.
create policy discard on files.discarded for insert to motorpool_owner with check (true);
create policy count on files.files to motorpool_owner using (true) with check (true);

create policy of_oneself on files.files for select to motorpool_app
  using (organization_id = (select app.organization_id()) and user_id = (select app.user_id()));
create policy uploaded_by_oneself on files.files for insert to motorpool_app
  with check (
    organization_id = (select app.organization_id()) and user_id = (select app.user_id()) and received = 0 and links = 0
  );
-- What is complete never changes.
create policy completed_by_oneself on files.files for update to motorpool_app
  using (
    organization_id = (select app.organization_id()) and user_id = (select app.user_id()) and received < parts
  )
  with check (organization_id = (select app.organization_id()) and user_id = (select app.user_id()));

grant select, insert, update (received, stored_bytes) on files.files to motorpool_app;
grant select, insert, update, delete on files.files, files.discarded to motorpool_system;

select app.count_storage('files.files');

-- Counts how many rows have each file. Only its uploader adds a complete file to a record, as only they know its id.
create function files.count_links() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  given constant text := 'select organization_id, %1$I, %2$s from %3$I';
  changes constant text := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then format(given, tg_argv[0], 1, 'added') end,
    case when tg_op <> 'INSERT' then format(given, tg_argv[0], -1, 'removed') end);
  unavailable integer;
begin
  execute format($sql$
    with change as (
      select c.organization_id, c.id, sum(c.links)::int as links from (%s) c (organization_id, id, links)
      where c.id is not null group by 1, 2 having sum(c.links) <> 0
    ), counted as (
      update files.files f
      set links = f.links + c.links, unlinked_at = case when c.links < 0 then now() else f.unlinked_at end
      from change c
      where f.organization_id = c.organization_id and f.id = c.id and (
        c.links < 0 or f.received = f.parts and (f.user_id = app.user_id() or app.user_id() is null))
      returning c.links
    )
    select (select count(*) from change c where c.links > 0) - (select count(*) from counted c where c.links > 0)
  $sql$, changes) into unavailable;
  if unavailable > 0 then
    raise exception 'a file is incomplete or of someone else'
      using errcode = 'foreign_key_violation', constraint = 'available_file';
  end if;
  return null;
end;
$$;
revoke execute on function files.count_links() from public;

-- Makes a table one of those that have files, in a column that refers to `files.files` with a foreign key. From then on a
-- file that a row has is kept, and whoever may see the row may see the file. The table needs an index on the column.
create function files.link_from(linking regclass, file_column name) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger files_linked after insert on %s referencing new table as added
    for each statement execute function files.count_links(%L)', linking, file_column);
  execute format('create trigger files_relinked after update on %s referencing new table as added old table as removed
    for each statement execute function files.count_links(%L)', linking, file_column);
  execute format('create trigger files_unlinked after delete on %s referencing old table as removed
    for each statement execute function files.count_links(%L)', linking, file_column);
  -- The row security of the table applies to this query.
  execute format('create policy %I on files.files for select to motorpool_app
    using (organization_id = (select app.organization_id()) and exists (
      select from %s l where l.organization_id = files.organization_id and l.%I = files.id))',
    'of_' || replace(linking::text, '.', '_'), linking, file_column);
end;
$$;
revoke execute on function files.link_from(regclass, name) from public;
