-- Deletes an organization's lines and says nothing of it: for who deletes the organization itself, and writes the
-- one line that stays in the same unit of work. Answers how many lines.
create function audit.forget_organization(organization uuid) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  touched integer;
begin
  perform set_config('audit.erasing', 'yes', true);
  delete from audit.entries e where e.organization_id = organization;
  get diagnostics touched = row_count;
  perform set_config('audit.erasing', '', true);
  return touched;
end;
$$;
revoke execute on function audit.forget_organization(uuid) from public;
grant execute on function audit.forget_organization(uuid) to motorpool_system;
