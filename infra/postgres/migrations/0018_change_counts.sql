-- How often the rows of an organization changed, per schema: who reads the same count twice would read the same rows
-- twice, so that a result can be remembered with it. Counters would make writers wait for each other, so each statement
-- appends a row, and these are folded later. Folding moves rows into the counter, and the sum of both stays the same.
create table app.change_counts (
  organization_id uuid not null,
  schema_name text not null,
  changes bigint not null,
  primary key (organization_id, schema_name)
);

create table app.changes (
  organization_id uuid not null,
  schema_name text not null,
  position bigint generated always as identity,
  primary key (organization_id, schema_name, position)
);

select app.protect_tenant_table('app.change_counts', 'read');
select app.protect_tenant_table('app.changes', 'read');
-- Counting runs as the owner, so that the application's role can change no counter.
create policy count on app.change_counts to motorpool_owner using (true) with check (true);
create policy count on app.changes to motorpool_owner using (true) with check (true);
grant select on app.change_counts, app.changes to motorpool_app, motorpool_system;

-- Skipped while another transaction does the same, so nobody waits.
create function app.fold_changes(organization uuid, folded_schema text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('app.changes ' || folded_schema || ' ' || organization, 0)) then
    return;
  end if;
  with folded as (
    delete from app.changes c where c.organization_id = organization and c.schema_name = folded_schema returning 1
  )
  insert into app.change_counts as c (organization_id, schema_name, changes)
  select organization, folded_schema, count(*) from folded
  on conflict (organization_id, schema_name) do update set changes = c.changes + excluded.changes;
end;
$$;

-- Every 64th change folds those of its organization. An organization that is being deleted is no longer listed.
create function app.note_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  organization uuid;
begin
  if tg_op = 'DELETE' then
    insert into app.changes (organization_id, schema_name)
    select distinct r.organization_id, tg_table_schema from removed r
    where exists (select from app.storage s where s.organization_id = r.organization_id);
    return null;
  end if;
  for organization in
    insert into app.changes (organization_id, schema_name)
    select distinct r.organization_id, tg_table_schema from added r
    returning case when position % 64 = 0 then organization_id end
  loop
    if organization is not null then
      perform app.fold_changes(organization, tg_table_schema);
    end if;
  end loop;
  return null;
end;
$$;

-- Counts the changes of a table with `organization_id`.
create function app.count_changes(counted regclass) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger noted_insert after insert on %s referencing new table as added
       for each statement execute function app.note_change()', counted);
  execute format(
    'create trigger noted_update after update on %s referencing new table as added
       for each statement execute function app.note_change()', counted);
  execute format(
    'create trigger noted_delete after delete on %s referencing old table as removed
       for each statement execute function app.note_change()', counted);
end;
$$;

create function app.forget_changes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.changes c where c.organization_id = old.organization_id;
  delete from app.change_counts c where c.organization_id = old.organization_id;
  return null;
end;
$$;
create trigger changes_are_forgotten after delete on app.storage for each row execute function app.forget_changes();

revoke execute on function
  app.fold_changes(uuid, text), app.note_change(), app.count_changes(regclass), app.forget_changes() from public;
