-- The devices and networks that an account has signed in from: refusals because of other people's guesses do not
-- apply there. A device is known by the SHA-256 of a secret that its browser keeps, a network by a keyed digest.
create table identity.known_origins (
  user_id uuid not null references identity.users (id) on delete cascade,
  kind text not null check (kind in ('device', 'network')),
  digest bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, kind, digest)
);
create index on identity.known_origins (expires_at);
select app.protect_personal_table('identity.known_origins');
grant select, insert, update (expires_at), delete on identity.known_origins to motorpool_app;
grant select, update (expires_at), delete on identity.known_origins to motorpool_system;

-- Looked up before anyone is signed in, in one statement for every address.
grant select on identity.known_origins to motorpool_lookup;
create policy lookup on identity.known_origins for select to motorpool_lookup using (true);
create function identity.sign_in_standing(email text, device bytea, network bytea, at timestamptz)
  returns table (user_id uuid, knows_device boolean, knows_network boolean)
  language sql stable parallel safe rows 1
  security definer set search_path = ''
begin atomic
  select u.id,
    exists (
      select from identity.known_origins o
      where o.user_id = u.id and o.kind = 'device' and o.digest = sign_in_standing.device
        and o.expires_at > sign_in_standing.at
    ),
    exists (
      select from identity.known_origins o
      where o.user_id = u.id and o.kind = 'network' and o.digest = sign_in_standing.network
        and o.expires_at > sign_in_standing.at
    )
  from (select) as always left join identity.users u on u.email = sign_in_standing.email;
end;
revoke execute on function identity.sign_in_standing(text, bytea, bytea, timestamptz) from public;
grant execute on function identity.sign_in_standing(text, bytea, bytea, timestamptz) to motorpool_app, motorpool_system;
grant create on schema identity to motorpool_lookup;
alter function identity.sign_in_standing(text, bytea, bytea, timestamptz) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
