-- Identities of people at OpenID Connect issuers. `connection` is our configuration of the issuer; the same issuer
-- configured again, or with another address, is another one.
create table identity.identities (
  id uuid primary key,
  user_id uuid not null references identity.users (id) on delete cascade,
  connection text not null check (length(connection) between 1 and 40),
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  name text not null check (length(name) between 1 and 60),
  email text check (length(email) <= 320),
  linked_at timestamptz not null,
  last_used_at timestamptz,
  unique (connection, issuer, subject),
  unique (user_id, connection)
);
select app.protect_personal_table('identity.identities');
grant select, insert, update (last_used_at), delete on identity.identities to motorpool_app;
grant select, delete on identity.identities to motorpool_system;

-- Someone sent to an issuer. The key is the hash of a secret that only their browser has; state, nonce and verifier
-- are encrypted.
create table identity.issuer_attempts (
  browser_hash bytea primary key,
  connection text not null check (length(connection) between 1 and 40),
  issuer text not null check (length(issuer) between 1 and 500),
  purpose text not null check (purpose in ('sign_in', 'link', 'prove')),
  user_id uuid references identity.users (id) on delete cascade,
  session_id uuid,
  sealed text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (user_id is null)),
  check ((user_id is null) = (session_id is null))
);
create index on identity.issuer_attempts (user_id);
create index on identity.issuer_attempts (expires_at);

-- Someone whom an issuer has identified, until their browser presents the one-time code. What the issuer said is
-- encrypted.
create table identity.issuer_arrivals (
  hash bytea primary key,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('sign_in', 'link', 'prove')),
  user_id uuid references identity.users (id) on delete cascade,
  session_id uuid,
  sealed text not null,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (user_id is null)),
  check ((user_id is null) = (session_id is null))
);
create index on identity.issuer_arrivals (user_id);
create index on identity.issuer_arrivals (expires_at);

-- Nobody is known when these rows are written and read. The application adds rows and reads none: it takes one with
-- the secret that it was added for.
select app.protect_table('identity.issuer_attempts');
select app.protect_table('identity.issuer_arrivals');
create policy start on identity.issuer_attempts for insert to motorpool_app with check (true);
create policy arrive on identity.issuer_arrivals for insert to motorpool_app with check (true);
grant insert on identity.issuer_attempts, identity.issuer_arrivals to motorpool_app;
grant select, update (expires_at), delete on identity.issuer_attempts, identity.issuer_arrivals to motorpool_system;

grant select on identity.identities to motorpool_lookup;
grant select, delete on identity.issuer_attempts, identity.issuer_arrivals to motorpool_lookup;
create policy lookup on identity.identities for select to motorpool_lookup using (true);
create policy lookup on identity.issuer_attempts to motorpool_lookup using (true);
create policy lookup on identity.issuer_arrivals to motorpool_lookup using (true);

create function identity.user_by_identity(connection text, issuer text, subject text) returns uuid
  language sql stable parallel safe
  security definer set search_path = ''
  return (
    select i.user_id from identity.identities i
    where i.connection = user_by_identity.connection and i.issuer = user_by_identity.issuer
      and i.subject = user_by_identity.subject
  );

-- Both delete what they return, so that of concurrent calls one gets it.
create function identity.take_issuer_attempt(browser_hash bytea, at timestamptz)
  returns table (
    connection text, issuer text, purpose text, user_id uuid, session_id uuid, sealed text, started_at timestamptz
  )
  language sql volatile rows 1
  security definer set search_path = ''
begin atomic
  delete from identity.issuer_attempts a
  where a.browser_hash = take_issuer_attempt.browser_hash and a.expires_at > take_issuer_attempt.at
  returning a.connection, a.issuer, a.purpose, a.user_id, a.session_id, a.sealed, a.started_at;
end;

create function identity.take_issuer_arrival(hash bytea, browser_hash bytea, purpose text, at timestamptz)
  returns table (user_id uuid, session_id uuid, sealed text)
  language sql volatile rows 1
  security definer set search_path = ''
begin atomic
  delete from identity.issuer_arrivals a
  where a.hash = take_issuer_arrival.hash and a.browser_hash = take_issuer_arrival.browser_hash
    and a.purpose = take_issuer_arrival.purpose and a.expires_at > take_issuer_arrival.at
  returning a.user_id, a.session_id, a.sealed;
end;

revoke execute on function
  identity.user_by_identity(text, text, text), identity.take_issuer_attempt(bytea, timestamptz),
  identity.take_issuer_arrival(bytea, bytea, text, timestamptz) from public;
grant execute on function
  identity.user_by_identity(text, text, text), identity.take_issuer_attempt(bytea, timestamptz),
  identity.take_issuer_arrival(bytea, bytea, text, timestamptz) to motorpool_app, motorpool_system;
grant create on schema identity to motorpool_lookup;
alter function identity.user_by_identity(text, text, text) owner to motorpool_lookup;
alter function identity.take_issuer_attempt(bytea, timestamptz) owner to motorpool_lookup;
alter function identity.take_issuer_arrival(bytea, bytea, text, timestamptz) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
