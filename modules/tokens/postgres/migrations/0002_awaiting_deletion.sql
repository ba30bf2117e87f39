-- Of an account that is to be deleted, personal tokens are refused, like a sign-in. Tokens of organizations belong to these, and
-- end with the membership.
create or replace function tokens.use(hash bytea, at timestamptz, address text)
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
    where t.hash = use.hash and t.expires_at > at
      and identity.is_enabled(t.user_id) and not identity.awaits_deletion(t.user_id)
    union all
    select t.id, t.user_id, t.organization_id, t.scopes
    from tokens.organization_tokens t
    where t.hash = use.hash and t.expires_at > at and identity.is_enabled(t.user_id);
end
$$;
