-- For lookups of other modules, before anybody is known: whether an account is to be deleted, so that nobody may act as its
-- owner, unless the deletion is undone.
create function identity.awaits_deletion(id uuid) returns boolean
  language sql stable parallel safe
  security definer set search_path = ''
  return exists (select from identity.deletions d where d.user_id = awaits_deletion.id);
revoke execute on function identity.awaits_deletion(uuid) from public;
grant execute on function identity.awaits_deletion(uuid) to motorpool_app, motorpool_system;
grant create on schema identity to motorpool_lookup;
alter function identity.awaits_deletion(uuid) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
