-- Jobs that gave up and that operators have been told of, so that they hear of each of them once.
create table app.dead_letters_told (
  id uuid primary key,
  told_at timestamptz not null
);
create index on app.dead_letters_told (told_at);
alter table app.dead_letters_told enable row level security;
alter table app.dead_letters_told force row level security;
create policy system on app.dead_letters_told to motorpool_system using (true) with check (true);
grant select, insert, delete on app.dead_letters_told to motorpool_system;
