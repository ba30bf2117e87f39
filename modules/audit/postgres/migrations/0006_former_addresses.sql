-- An account may have had other addresses, which invitations and an organization's log still name.
drop function audit.forget_person(uuid, text);

create function audit.forget_person(person uuid, addresses text[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('audit.erasing', 'yes', true);
  delete from audit.entries e
    where e.organization_id is null
      and (e.actor_id = person or e.user_id = person or e.subject = any (forget_person.addresses));
  update audit.entries e set
    address = case when e.actor_id = person then null else e.address end,
    subject = case when e.user_id = person or e.subject = any (forget_person.addresses) then null else e.subject end,
    details = case when e.user_id = person or e.subject = any (forget_person.addresses) then '{}' else e.details end
  where e.actor_id = person or e.user_id = person or e.subject = any (forget_person.addresses);
  perform set_config('audit.erasing', '', true);
end;
$$;
revoke execute on function audit.forget_person(uuid, text[]) from public;
grant execute on function audit.forget_person(uuid, text[]) to motorpool_system;
