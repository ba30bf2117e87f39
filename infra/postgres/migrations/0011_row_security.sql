-- Row security is made by these functions, so that it means the same in every table. Each may be called again: it
-- replaces the policies it makes, named `system`, `inside`, `append` and `own`, and leaves those of other names.

-- For the system's role alone.
create function app.protect_table(secured regclass) returns void
  language plpgsql set search_path = ''
as $$
declare
  made text;
begin
  execute format('alter table %s enable row level security, force row level security', secured);
  foreach made in array array['system', 'inside', 'append', 'own'] loop
    execute format('drop policy if exists %I on %s', made, secured);
  end loop;
  execute format('create policy system on %s to motorpool_system using (true) with check (true)', secured);
end;
$$;

-- For a table of one person's rows, across organizations.
create function app.protect_personal_table(secured regclass, owner name default 'user_id') returns void
  language plpgsql set search_path = ''
as $$
begin
  perform app.protect_table(secured);
  execute format(
    'create policy own on %s to motorpool_app
       using (%I = (select app.user_id())) with check (%2$I = (select app.user_id()))',
    secured, owner);
end;
$$;

-- For a table whose rows belong to an organization. `members` says what its members may do there:
--   write   read and change all rows
--   append  read all rows and add some, never change one
--   read    read all rows; what else they may do is said by policies of its own
--   own     see rows with their own user_id, from any organization, and write them in the organization at work
--   share   as `own`, and read all rows
--   none    nothing, but for policies of its own
-- Grants decide which commands and columns are open at all.
create function app.protect_tenant_table(
  secured regclass, members text default 'write', organization name default 'organization_id'
) returns void
  language plpgsql set search_path = ''
as $$
declare
  inside constant text := format('%I = (select app.organization_id())', organization);
  own constant text := 'user_id = (select app.user_id())';
begin
  perform app.protect_table(secured);
  if members not in ('write', 'append', 'read', 'own', 'share', 'none') then
    raise exception 'members of % cannot be given "%"', secured, members;
  end if;
  if members = 'write' then
    execute format('create policy inside on %s to motorpool_app using (%s) with check (%2$s)', secured, inside);
  end if;
  if members in ('append', 'read', 'share') then
    execute format('create policy inside on %s for select to motorpool_app using (%s)', secured, inside);
  end if;
  if members = 'append' then
    execute format('create policy append on %s for insert to motorpool_app with check (%s)', secured, inside);
  end if;
  if members in ('own', 'share') then
    execute format(
      'create policy own on %s to motorpool_app using (%s) with check (%2$s and %s)', secured, own, inside);
  end if;
  -- tests/isolation/tenantTables.pg.test.ts makes the policies again from this line, and compares.
  execute format('comment on policy system on %s is %L', secured,
    format('app.protect_tenant_table(%L, %L, %L)', secured, members, organization));
end;
$$;

revoke execute on function
  app.protect_table(regclass), app.protect_personal_table(regclass, name),
  app.protect_tenant_table(regclass, text, name) from public;
