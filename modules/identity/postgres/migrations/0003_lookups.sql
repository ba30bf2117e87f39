-- Questions asked before anybody is known, or about other people. Each function can do just this one
-- thing: it runs as motorpool_lookup, which may read these tables whole and nothing else.
grant select on identity.users, identity.profiles, identity.sessions, identity.session_tokens,
  identity.one_time_tokens to motorpool_lookup;
create policy lookup on identity.users for select to motorpool_lookup using (true);
create policy lookup on identity.profiles for select to motorpool_lookup using (true);
create policy lookup on identity.sessions for select to motorpool_lookup using (true);
create policy lookup on identity.session_tokens for select to motorpool_lookup using (true);
create policy lookup on identity.one_time_tokens for select to motorpool_lookup using (true);

-- Asked for every request. An access token never outlives its session, so the session's own end in time
-- need not be looked at. PL/pgSQL, because it keeps the plan for the connection's life.
create function identity.session_by_access_token(access_hash bytea, at timestamptz)
  returns table (user_id uuid, session_id uuid)
  language plpgsql stable parallel safe rows 1
  security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select s.user_id, s.id
    from identity.session_tokens t
    join identity.sessions s on s.id = t.session_id and s.ended_at is null
    join identity.users u on u.id = s.user_id and u.disabled_at is null
    where t.access_hash = session_by_access_token.access_hash
      and t.access_expires_at > session_by_access_token.at;
end
$$;

create function identity.session_by_refresh_token(refresh_hash bytea)
  returns table (user_id uuid, session_id uuid)
  language sql stable parallel safe rows 1
  security definer set search_path = ''
begin atomic
  select t.user_id, t.session_id
  from identity.session_tokens t join identity.users u on u.id = t.user_id and u.disabled_at is null
  where t.refresh_hash = session_by_refresh_token.refresh_hash;
end;

create function identity.user_by_email(email text) returns uuid
  language sql stable parallel safe
  security definer set search_path = ''
  return (select u.id from identity.users u where u.email = user_by_email.email);

create function identity.account_by_reset_token(hash bytea, at timestamptz)
  returns table (user_id uuid, email text)
  language sql stable parallel safe rows 1
  security definer set search_path = ''
begin atomic
  select t.user_id, t.email from identity.one_time_tokens t
  where t.hash = account_by_reset_token.hash and t.purpose = 'reset_password'
    and t.expires_at > account_by_reset_token.at;
end;

create function identity.people(ids uuid[])
  returns table (
    user_id uuid, email text, email_verified_at timestamptz, full_name text, avatar_file text, locale text
  )
  language sql stable parallel safe
  security definer set search_path = ''
begin atomic
  select u.id, u.email, u.email_verified_at, p.full_name, p.avatar_file, p.locale
  from identity.users u join identity.profiles p on p.user_id = u.id
  where u.id = any (people.ids);
end;

revoke execute on all functions in schema identity from public;
grant execute on all functions in schema identity to motorpool_app, motorpool_system;

grant create on schema identity to motorpool_lookup;
alter function identity.session_by_access_token(bytea, timestamptz) owner to motorpool_lookup;
alter function identity.session_by_refresh_token(bytea) owner to motorpool_lookup;
alter function identity.user_by_email(text) owner to motorpool_lookup;
alter function identity.account_by_reset_token(bytea, timestamptz) owner to motorpool_lookup;
alter function identity.people(uuid[]) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
