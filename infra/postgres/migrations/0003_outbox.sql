-- What happened, in the order it was committed: read by position, but only rows whose transaction no
-- longer runs (xid below the snapshot's xmin), so that one which commits late is not skipped.
create table app.outbox (
  position bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  id uuid not null unique,
  name text not null,
  organization_id uuid,
  user_id uuid,
  data jsonb not null,
  occurred_at timestamptz not null
);
create index on app.outbox (xid, position);
create index on app.outbox (occurred_at);
alter table app.outbox enable row level security;
alter table app.outbox force row level security;
create policy publish on app.outbox for insert to motorpool_app
  with check (organization_id is null or organization_id = (select app.organization_id()));
create policy system on app.outbox to motorpool_system using (true) with check (true);
grant insert on app.outbox to motorpool_app;
grant select, insert, delete on app.outbox to motorpool_system;
