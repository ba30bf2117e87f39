create schema tokens;
grant usage on schema tokens to motorpool_app, motorpool_system;

-- API tokens, stored as SHA-256. They act as their owner, and allow no more than their scopes: a personal one wherever its
-- owner is a member, one of an organization only there. It ends with its owner's membership.
create table tokens.personal_tokens (
  id uuid primary key,
  user_id uuid not null references identity.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) between 1 and 200),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  last_used_at timestamptz,
  last_used_from text
);
create index on tokens.personal_tokens (user_id);
create index on tokens.personal_tokens (expires_at);
select app.protect_personal_table('tokens.personal_tokens');
grant select, insert, delete on tokens.personal_tokens to motorpool_app;
grant select, update (expires_at), delete on tokens.personal_tokens to motorpool_system;

create table tokens.organization_tokens (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null unique,
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) between 1 and 200),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  last_used_at timestamptz,
  last_used_from text,
  primary key (organization_id, id),
  constraint of_a_member foreign key (organization_id, user_id)
    references tenancy.members (organization_id, user_id) on delete cascade
);
create index on tokens.organization_tokens (organization_id, user_id);
create index on tokens.organization_tokens (user_id);
create index on tokens.organization_tokens (expires_at);
-- Nobody creates one in another's name; those who manage tokens revoke everyone's.
select app.protect_tenant_table('tokens.organization_tokens', 'share');
create policy revoked on tokens.organization_tokens for delete to motorpool_app
  using (organization_id = (select app.organization_id()));
select app.count_storage('tokens.organization_tokens');
grant select, insert, delete on tokens.organization_tokens to motorpool_app;
grant select, update (expires_at), delete on tokens.organization_tokens to motorpool_system;

-- Asked before the owner is known. Notes when and from where a token was used, at most once a minute.
create function tokens.use(hash bytea, at timestamptz, address text)
  returns table (id uuid, user_id uuid, organization_id uuid, scopes text[])
  language plpgsql rows 1
  security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  update tokens.personal_tokens t set last_used_at = at, last_used_from = address
  where t.hash = use.hash and t.expires_at > at and (t.last_used_at is null or t.last_used_at < at - interval '1 minute');
  update tokens.organization_tokens t set last_used_at = at, last_used_from = address
  where t.hash = use.hash and t.expires_at > at and (t.last_used_at is null or t.last_used_at < at - interval '1 minute');
  return query
    select t.id, t.user_id, null::uuid, t.scopes
    from tokens.personal_tokens t
    where t.hash = use.hash and t.expires_at > at and identity.is_enabled(t.user_id)
    union all
    select t.id, t.user_id, t.organization_id, t.scopes
    from tokens.organization_tokens t
    where t.hash = use.hash and t.expires_at > at and identity.is_enabled(t.user_id);
end
$$;
revoke execute on function tokens.use(bytea, timestamptz, text) from public;
grant execute on function tokens.use(bytea, timestamptz, text) to motorpool_app, motorpool_system;

grant usage on schema tokens to motorpool_lookup;
grant select, update (last_used_at, last_used_from) on tokens.personal_tokens, tokens.organization_tokens to motorpool_lookup;
create policy lookup on tokens.personal_tokens to motorpool_lookup using (true) with check (true);
create policy lookup on tokens.organization_tokens to motorpool_lookup using (true) with check (true);
grant create on schema tokens to motorpool_lookup;
alter function tokens.use(bytea, timestamptz, text) owner to motorpool_lookup;
revoke create on schema tokens from motorpool_lookup;
