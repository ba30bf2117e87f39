-- Everything here belongs to one person, who alone sees it.
do $$
declare
  part record;
begin
  for part in
    select * from (values
      ('users', 'id'), ('profiles', 'user_id'), ('credentials', 'user_id'), ('sessions', 'user_id'),
      ('session_tokens', 'user_id'), ('one_time_tokens', 'user_id')
    ) as own (name, owner)
  loop
    execute format('alter table identity.%I enable row level security', part.name);
    execute format('alter table identity.%I force row level security', part.name);
    execute format(
      'create policy own on identity.%I to motorpool_app
         using (%I = (select app.user_id())) with check (%2$I = (select app.user_id()))',
      part.name, part.owner
    );
    execute format(
      'create policy system on identity.%I to motorpool_system using (true) with check (true)', part.name
    );
  end loop;
end
$$;

-- Requests may change these columns and no other: an account is disabled from the installation's shell.
grant select, insert, update (email, email_verified_at) on identity.users to motorpool_app;
grant select, insert, update (full_name, avatar_file, locale, time_zone, units, updated_at)
  on identity.profiles to motorpool_app;
grant select, insert, update (password, changed_at) on identity.credentials to motorpool_app;
grant select, insert, update (last_seen_at, ended_at, ended_because) on identity.sessions to motorpool_app;
grant select, insert, update (used_at) on identity.session_tokens to motorpool_app;
grant select, insert, delete on identity.one_time_tokens to motorpool_app;

grant select, insert, update on identity.users, identity.profiles, identity.credentials to motorpool_system;
grant select, insert, update, delete on identity.sessions, identity.session_tokens, identity.one_time_tokens
  to motorpool_system;
