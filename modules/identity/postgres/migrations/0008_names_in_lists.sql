-- What lists of other modules show of people, for their statements: a list then takes one round trip. It bypasses row
-- security, like `identity.people`, and returns less.
create function identity.profiles_of(ids uuid[])
  returns table (user_id uuid, full_name text, avatar_url text)
  language sql stable parallel safe rows 50
  security definer set search_path = ''
begin atomic
  select p.user_id, p.full_name, '/api/public/avatars/' || p.avatar_file
  from identity.profiles p
  where p.user_id = any (profiles_of.ids);
end;
revoke execute on function identity.profiles_of(uuid[]) from public;
grant execute on function identity.profiles_of(uuid[]) to motorpool_app, motorpool_system;
grant create on schema identity to motorpool_lookup;
alter function identity.profiles_of(uuid[]) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
