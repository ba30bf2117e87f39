-- Answers that are kept for repeated requests hold what they told of an organization. They are under their person's
-- name, so those of one that is gone are found by its id.
create or replace function tenancy.forget_organization() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  delete from app.mails m where m.organization_id = old.id;
  delete from app.outbox o where o.organization_id = old.id;
  delete from app.idempotency_keys k where strpos(k.body, old.id::text) > 0;
  return null;
end;
$$;
