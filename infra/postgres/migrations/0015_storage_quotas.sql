-- What organizations store is counted and limited here, whatever code writes it. A counter per organization would make
-- its writers wait for each other, so each statement appends what it changed, and the changes are folded later.

-- The quotas of organizations without their own, and the number of organizations that one account may own.
create table app.default_quotas (
  single boolean primary key default true check (single),
  max_rows bigint not null default 500000 check (max_rows > 0),
  max_bytes bigint not null default 500000000 check (max_bytes > 0),
  max_owned integer not null default 10 check (max_owned > 0)
);
insert into app.default_quotas default values;

-- An organization's rows and bytes, except for changes that are not yet folded, and its quotas. What is not listed
-- here is not counted: the audit log's last entry about an organization that was deleted.
create table app.storage (
  organization_id uuid primary key,
  rows bigint not null default 0,
  bytes bigint not null default 0,
  max_rows bigint not null check (max_rows > 0),
  max_bytes bigint not null check (max_bytes > 0),
  -- It has the default quotas, copied because each statement that adds something reads them.
  is_default boolean not null default true
);

create table app.storage_changes (
  organization_id uuid not null,
  position bigint generated always as identity,
  rows bigint not null,
  bytes bigint not null,
  -- A thousand more changes of this size would not fit.
  is_large boolean not null default false,
  primary key (organization_id, position)
);

select app.protect_table('app.default_quotas');
select app.protect_tenant_table('app.storage', 'none');
select app.protect_tenant_table('app.storage_changes', 'none');
-- Counting runs as the owner, so that the application's role can change no counter.
create policy count on app.default_quotas for select to motorpool_owner, motorpool_lookup using (true);
create policy count on app.storage to motorpool_owner using (true) with check (true);
create policy count on app.storage_changes to motorpool_owner using (true) with check (true);
grant select, update on app.default_quotas to motorpool_system;
grant select on app.default_quotas to motorpool_lookup;
grant select, update on app.storage to motorpool_system;
grant select, delete on app.storage_changes to motorpool_system;

-- Adds an organization's changes to its counters. Skipped while another transaction does the same.
create function app.fold_storage(organization uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('app.storage ' || organization, 0)) then
    return;
  end if;
  with folded as (
    delete from app.storage_changes c where c.organization_id = organization returning c.rows, c.bytes
  )
  update app.storage s set rows = s.rows + sums.rows, bytes = s.bytes + sums.bytes
  from (select sum(f.rows) as rows, sum(f.bytes) as bytes from folded f having count(*) > 0) sums
  where s.organization_id = organization;
end;
$$;

-- Refuses the statement if its organization now exceeds this percentage of a quota. The system's role is not limited:
-- operators must be able to repair and restore. Concurrent transactions do not see each other's changes, so together they
-- can exceed the quota by what all but one of them add.
create function app.limit_storage(organization uuid, percentage integer) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.fold_storage(organization);
  if exists (
      select from app.storage s, (
        select coalesce(sum(c.rows), 0) as rows, coalesce(sum(c.bytes), 0) as bytes
        from app.storage_changes c where c.organization_id = organization
      ) outstanding
      where s.organization_id = organization and (
        (s.rows + outstanding.rows) * 100 > s.max_rows * percentage
        or (s.bytes + outstanding.bytes) * 100 > s.max_bytes * percentage)
    ) and not pg_has_role(session_user, 'motorpool_system', 'member')
  then
    raise exception 'organization % has used up its storage', organization using errcode = 'MQ001';
  end if;
end;
$$;

-- The bytes of a row `r`: its texts and other values of variable length, and 100 for everything else. This does not
-- depend on how a row is stored, so that deleting a row subtracts what inserting it added.
create function app.bytes_expression(counted regclass) returns text
  language sql stable set search_path = ''
  return (
    select '100' || coalesce(string_agg(format(
      case when a.atttypid = 'bytea'::regtype then ' + coalesce(octet_length(r.%I), 0)'
        else ' + coalesce(octet_length(r.%I::text), 0)' end, a.attname), '' order by a.attnum), '')
    from pg_attribute a
    where a.attrelid = counted and a.attnum > 0 and not a.attisdropped and a.attlen = -1
  );

-- Counts and limits what organizations store in a table with `organization_id`. Rows are refused at the quota. Growing
-- rows, and new rows in a table that `may_exceed` it, are refused a quarter later: these are the traces of what must
-- still work when the storage is full. Summing up an organization's changes takes time: only large changes and every 64th
-- do so, which keeps few outstanding. Call it again after adding a column.
create function app.count_storage(counted regclass, may_exceed boolean default false) returns void
  language plpgsql set search_path = ''
as $$
declare
  bytes constant text := app.bytes_expression(counted);
  counting constant text := format('app.%I', 'count_' || replace(counted::text, '.', '_'));
  counted_before constant text := obj_description(to_regprocedure(counting || '()'), 'pg_proc');
begin
  execute format($function$
    create or replace function %1$s() returns trigger
      language plpgsql security definer set search_path = ''
    as $body$
    declare
      organization uuid;
    begin
      if tg_op = 'INSERT' then
        for organization in
          insert into app.storage_changes (organization_id, rows, bytes, is_large)
          select s.organization_id, c.rows, c.bytes,
            s.rows + c.rows * 1000 > s.max_rows or s.bytes + c.bytes * 1000 > s.max_bytes
          from (
            select r.organization_id, count(*) as rows, sum(%2$s) as bytes from added r group by r.organization_id
          ) c join app.storage s on s.organization_id = c.organization_id
          returning case when is_large or position %% 64 = 0 then organization_id end
        loop
          if organization is not null then
            perform app.limit_storage(organization, %3$s);
          end if;
        end loop;
      elsif tg_op = 'UPDATE' then
        for organization in
          insert into app.storage_changes (organization_id, rows, bytes, is_large)
          select s.organization_id, c.rows, c.bytes, c.bytes > 0 and s.bytes + c.bytes * 1000 > s.max_bytes
          from (
            select b.organization_id, sum(b.rows) as rows, sum(b.bytes) as bytes from (
              select r.organization_id, 1 as rows, %2$s as bytes from added r
              union all
              select r.organization_id, -1, -(%2$s) from removed r
            ) b group by b.organization_id having sum(b.rows) <> 0 or sum(b.bytes) <> 0
          ) c join app.storage s on s.organization_id = c.organization_id
          returning case when is_large or bytes > 0 and position %% 64 = 0 then organization_id end
        loop
          if organization is not null then
            perform app.limit_storage(organization, 125);
          end if;
        end loop;
      else
        insert into app.storage_changes (organization_id, rows, bytes)
        select r.organization_id, -count(*), -sum(%2$s) from removed r
        where exists (select from app.storage s where s.organization_id = r.organization_id)
        group by r.organization_id;
      end if;
      return null;
    end;
    $body$
  $function$, counting, bytes, case when may_exceed then 125 else 100 end);
  execute format('revoke execute on function %s() from public', counting);
  execute format('comment on function %s() is %L', counting, bytes);
  if counted_before is null then
    execute format(
      'create trigger counted_insert after insert on %s referencing new table as added
         for each statement execute function %s()', counted, counting);
    execute format(
      'create trigger counted_update after update on %s referencing old table as removed new table as added
         for each statement execute function %s()', counted, counting);
    execute format(
      'create trigger counted_delete after delete on %s referencing old table as removed
         for each statement execute function %s()', counted, counting);
  end if;
  -- Row security would hide existing rows from the owner. Creating a trigger has locked the table.
  execute format('alter table %s no force row level security', counted);
  execute format(
    'insert into app.storage_changes (organization_id, rows, bytes)
     select r.organization_id, %s, sum((%s) - (%s)) from %s r
     where exists (select from app.storage s where s.organization_id = r.organization_id)
     group by r.organization_id',
    case when counted_before is null then 'count(*)' else '0' end, bytes, coalesce(counted_before, '0'), counted);
  execute format('alter table %s force row level security', counted);
end;
$$;

-- What the counted tables contain now, for comparison with the counters.
create function app.measure_storage() returns table (organization_id uuid, rows bigint, bytes bigint)
  language plpgsql stable set search_path = ''
as $$
begin
  return query execute (
    select format('select s.organization_id, coalesce(sum(t.rows), 0)::bigint, coalesce(sum(t.bytes), 0)::bigint
        from app.storage s left join (%s) t on t.organization_id = s.organization_id group by 1',
      string_agg(format(
        'select r.organization_id, count(*) as rows, sum(%s) as bytes from %s r group by r.organization_id',
        obj_description(t.tgfoid, 'pg_proc'), t.tgrelid::regclass), ' union all '))
    from pg_trigger t where t.tgname = 'counted_insert'
  );
end;
$$;

-- Corrects the counters, if rows were restored without their triggers. For the system's role, which sees all rows. Waits
-- for writers, and they wait for it.
create function app.recount_storage() returns void
  language plpgsql set search_path = ''
as $$
begin
  lock table app.storage_changes in share row exclusive mode;
  delete from app.storage_changes;
  update app.storage s set rows = m.rows, bytes = m.bytes
  from app.measure_storage() m where m.organization_id = s.organization_id;
end;
$$;

revoke execute on function
  app.fold_storage(uuid), app.limit_storage(uuid, integer), app.bytes_expression(regclass),
  app.count_storage(regclass, boolean), app.measure_storage(), app.recount_storage() from public;
grant execute on function app.fold_storage(uuid), app.measure_storage(), app.recount_storage() to motorpool_system;
