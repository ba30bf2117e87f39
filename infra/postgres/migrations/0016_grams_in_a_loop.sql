-- The same grams as before. Some are repeated, which an index ignores. For 80 bytes a loop takes 18 µs where the subquery
-- took 44 µs, half of them to start the executor for each row.
create or replace function app.grams(organization uuid, folded text) returns integer[]
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  bytes constant bytea := convert_to(folded, 'UTF8');
  own constant integer := uuid_hash(organization);
  grams integer[] := '{}';
begin
  for i in 0..octet_length(bytes) - 3 loop
    grams[i] := own # hashint4(get_byte(bytes, i) << 16 | get_byte(bytes, i + 1) << 8 | get_byte(bytes, i + 2));
  end loop;
  return grams;
end;
$$;
