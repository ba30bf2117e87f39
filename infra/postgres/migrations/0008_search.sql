-- How words are compared: without case and accents. unaccent is only called stable because its dictionary could
-- be exchanged; naming the dictionary is what makes it the same for ever.
create function app.folded(words text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- The pattern that finds these words anywhere. Escaped after folding, which makes a percent sign of a wide one.
create function app.pattern_of(words text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return '%' || regexp_replace(app.folded(words), '([\\%_])', '\\\1', 'g') || '%';

-- Every three bytes in a row of a folded text, mixed with the organization: whatever contains the words has all
-- of theirs. Unlike pg_trgm's these find any script, whatever the database's locale, and one organization's
-- entries in an index are its own, however many other organizations write the same words.
create function app.grams(organization uuid, folded text) returns integer[]
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  bytes bytea := convert_to(folded, 'UTF8');
  own integer := uuid_hash(organization);
begin
  return array(
    select distinct own # hashint4(get_byte(bytes, i) << 16 | get_byte(bytes, i + 1) << 8 | get_byte(bytes, i + 2))
    from generate_series(0, octet_length(bytes) - 3) i
  );
end;
$$;
