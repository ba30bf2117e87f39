-- What `demo load` made, so that `demo reset` removes that and nothing else. One line while it is loaded.
create table app.demo_data (
  single boolean primary key default true check (single),
  until timestamptz not null,
  scale integer not null check (scale between 1 and 1000),
  made jsonb not null default '{}'
);
alter table app.demo_data enable row level security;
alter table app.demo_data force row level security;
create policy system on app.demo_data to motorpool_system using (true) with check (true);
grant select, insert, update, delete on app.demo_data to motorpool_system;
