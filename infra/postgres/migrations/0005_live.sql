-- An event for these people only, and of an organization only while they are members of it; null: for the
-- person and the organization it names.
alter table app.outbox add column only_for uuid[];

-- The newest event that was cleaned away: whoever left off before it may have missed some. What was cleaned
-- away before now was written by older transactions than this one.
create table app.outbox_window (
  single boolean primary key default true check (single),
  xid xid8 not null,
  position bigint not null
);
insert into app.outbox_window (xid, position) values (pg_current_xact_id(), 0);
alter table app.outbox_window enable row level security;
alter table app.outbox_window force row level security;
create policy system on app.outbox_window to motorpool_system using (true) with check (true);
grant select, update on app.outbox_window to motorpool_system;

-- Who has a stream open, by the process that holds it. Losing it in a crash costs nothing: the processes
-- write it anew with their next heartbeat.
create unlogged table app.presences (
  user_id uuid not null,
  process uuid not null,
  seen_at timestamptz not null,
  primary key (user_id, process)
);
create index on app.presences (process);
alter table app.presences enable row level security;
alter table app.presences force row level security;
create policy system on app.presences to motorpool_system using (true) with check (true);
create policy lookup on app.presences for select to motorpool_lookup using (true);
grant select, insert, update, delete on app.presences to motorpool_system;
grant select on app.presences to motorpool_lookup;

-- The one question anybody asks of it, who would be told something by mail otherwise. A process that lives
-- writes every 22 seconds.
create function app.is_present(who uuid) returns boolean
  language sql stable parallel safe
  security definer set search_path = ''
begin atomic
  select exists (
    select from app.presences p where p.user_id = is_present.who and p.seen_at > now() - interval '60 seconds'
  );
end;
revoke execute on function app.is_present(uuid) from public;
grant execute on function app.is_present(uuid) to motorpool_app, motorpool_system;
grant create on schema app to motorpool_lookup;
alter function app.is_present(uuid) owner to motorpool_lookup;
revoke create on schema app from motorpool_lookup;
