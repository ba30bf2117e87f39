-- The one key pair of this installation towards push services; the private key is sealed under SECRET_KEY.
create table app.push_keys (
  id smallint primary key check (id = 1),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null default now()
);
alter table app.push_keys enable row level security;
alter table app.push_keys force row level security;
-- Whoever is signed in may know the public key, and be the first to need one.
create policy signed_in on app.push_keys for select to motorpool_app
  using ((select app.user_id()) is not null);
create policy first on app.push_keys for insert to motorpool_app
  with check ((select app.user_id()) is not null);
create policy system on app.push_keys to motorpool_system using (true) with check (true);
grant select (id, public_key), insert on app.push_keys to motorpool_app;
grant select, insert, update (private_key) on app.push_keys to motorpool_system;
