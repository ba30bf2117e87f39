-- Removes those of these customers that are active, unchanged and that no other record refers to, and returns their
-- number. Other modules' foreign keys decide what refers to a customer. All together, and one by one only if something
-- refers to one of them.
create function customers.remove_unused(organization uuid, unused uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  candidate uuid;
  removed integer;
begin
  begin
    delete from customers.customers
    where organization_id = organization and id = any (unused) and archived_at is null and updated_at = created_at;
    get diagnostics removed = row_count;
    return removed;
  exception when foreign_key_violation then
    removed := 0;
  end;
  for candidate in
    select id from customers.customers
    where organization_id = organization and id = any (unused) and archived_at is null and updated_at = created_at
  loop
    begin
      delete from customers.customers where organization_id = organization and id = candidate;
      removed := removed + 1;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  return removed;
end $$;
