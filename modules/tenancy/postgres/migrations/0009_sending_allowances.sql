-- Invitations count against the allowance in app.senders, as other emails to people outside.
drop table tenancy.invitation_mails;

create or replace function tenancy.forget_organization() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  delete from app.mails m where m.organization_id = old.id;
  delete from app.senders s where s.id = old.id;
  delete from app.outbox o where o.organization_id = old.id;
  delete from app.idempotency_keys k where strpos(k.body, old.id::text) > 0;
  return null;
end;
$$;
