-- A row may stand for a file in the file store. Its size, in a column of this name, counts like the row's own bytes.
create or replace function app.bytes_expression(counted regclass) returns text
  language sql stable set search_path = ''
  return (
    select '100' || coalesce(string_agg(format(
      case
        when a.attname = 'stored_bytes' then ' + r.%I'
        when a.atttypid = 'bytea'::regtype then ' + coalesce(octet_length(r.%I), 0)'
        else ' + coalesce(octet_length(r.%I::text), 0)' end, a.attname), '' order by a.attnum), '')
    from pg_attribute a
    where a.attrelid = counted and a.attnum > 0 and not a.attisdropped
      and (a.attlen = -1 or a.attname = 'stored_bytes')
  );
