-- Mails on their way. What they say is sealed under SECRET_KEY, because links in them are as good as
-- passwords; it is dropped once the mail is out.
create table app.mails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  organization_id uuid,
  sealed text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  fault text,
  queued_at timestamptz not null,
  sent_at timestamptz
);
create index on app.mails (queued_at);
alter table app.mails enable row level security;
alter table app.mails force row level security;
create policy queue on app.mails for insert to motorpool_app
  with check (organization_id is null or organization_id = (select app.organization_id()));
create policy system on app.mails to motorpool_system using (true) with check (true);
grant insert on app.mails to motorpool_app;
grant select, insert, update, delete on app.mails to motorpool_system;
