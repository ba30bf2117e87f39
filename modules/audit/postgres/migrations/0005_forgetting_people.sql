-- Forgets a person whose account is deleted. Entries of the account itself are deleted. In those of organizations, what the
-- person did remains under their id, which no longer says who that was; what was done to them, or to one of their addresses,
-- loses its subject and details. Addresses count only where no person is named: someone else may have had one of them.
create function audit.forget_person(person uuid, addresses text[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('audit.erasing', 'yes', true);
  delete from audit.entries e
    where e.organization_id is null
      and (e.actor_id = person or e.user_id = person
        or (e.user_id is null and e.subject = any (forget_person.addresses)));
  update audit.entries e set
    address = case when e.actor_id = person then null else e.address end,
    subject = case when e.user_id = person or (e.user_id is null and e.subject = any (forget_person.addresses))
      then null else e.subject end,
    details = case when e.user_id = person or (e.user_id is null and e.subject = any (forget_person.addresses))
      then '{}' else e.details end
  where e.actor_id = person or e.user_id = person
    or (e.user_id is null and e.subject = any (forget_person.addresses));
  perform set_config('audit.erasing', '', true);
end;
$$;
revoke execute on function audit.forget_person(uuid, text[]) from public;
grant execute on function audit.forget_person(uuid, text[]) to motorpool_system;
