create schema messaging;
grant usage on schema messaging to motorpool_app, motorpool_system, motorpool_search;

-- A message or a reply. A thread is its first message with all replies; it has that message's id.
create table messaging.messages (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  thread_id uuid not null,
  parent_message_id uuid,
  sender_id uuid not null references identity.users (id),
  recipient_id uuid not null references identity.users (id),
  client_id uuid not null,
  subject text not null check (char_length(subject) between 1 and 200),
  content text not null check (char_length(content) between 1 and 10000),
  message_type text not null check (message_type in ('internal')),
  status text not null check (status in ('sent', 'read')),
  read_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint one_message_of_a_client_id unique (organization_id, sender_id, client_id),
  constraint messages_in_a_thread unique (organization_id, thread_id, id),
  constraint parent_in_the_same_thread foreign key (organization_id, thread_id, parent_message_id)
    references messaging.messages (organization_id, thread_id, id) on delete cascade,
  constraint not_to_oneself check (sender_id <> recipient_id),
  constraint read_when_there_is_a_time check ((status = 'read') = (read_at is not null)),
  constraint first_message_names_the_thread check ((parent_message_id is null) = (thread_id = id)),
  constraint no_message_answers_itself check (parent_message_id <> id)
);
create index replies_in_order on messaging.messages (organization_id, thread_id, created_at, id)
  where parent_message_id is not null;
-- Holds all that row security and a badge ask of a message, so that counting reads no table.
create index messages_unread on messaging.messages (organization_id, recipient_id, thread_id)
  include (sender_id) where read_at is null;

-- One line per person and thread: what lists the newest threads of one person in an organization of any size.
create table messaging.participations (
  organization_id uuid not null,
  thread_id uuid not null,
  user_id uuid not null,
  latest_at timestamptz not null,
  reply_count integer not null check (reply_count >= 0),
  primary key (organization_id, thread_id, user_id),
  foreign key (organization_id, thread_id)
    references messaging.messages (organization_id, id) on delete cascade
);
create index participations_newest_first on messaging.participations
  (organization_id, user_id, latest_at desc, thread_id desc);

-- How words are compared: without case and accents. unaccent is only called stable because its dictionary could
-- be exchanged; naming the dictionary is what makes it the same for ever.
create function messaging.folded(words text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- The pattern that finds these words anywhere. Escaped after folding, which makes a percent sign of a wide one.
create function messaging.pattern_of(words text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return '%' || regexp_replace(messaging.folded(words), '([\\%_])', '\\\1', 'g') || '%';

-- Every three bytes in a row within the words of a folded text, mixed with the organization: whatever contains a
-- search has all of the search's. Unlike pg_trgm's these know any script, whatever the database's locale, and one
-- organization's entries in an index are its own, however many others write the same words.
create function messaging.grams(organization uuid, folded text) returns integer[]
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  bytes bytea := convert_to(folded, 'UTF8');
  own integer := uuid_hash(organization);
begin
  return array(
    select distinct own # hashint4(a << 16 | b << 8 | c)
    from (
      select get_byte(bytes, i) as a, get_byte(bytes, i + 1) as b, get_byte(bytes, i + 2) as c
      from generate_series(0, octet_length(bytes) - 3) i
    ) runs
    where a > 32 and b > 32 and c > 32 -- neither blanks nor line breaks: they would only make the index larger
  );
end;
$$;

-- What a message can be found by. Apart from the messages, because reading one would write each of its grams
-- anew; a reply's subject is its thread's, so a reply is found by its content alone.
create table messaging.search_texts (
  organization_id uuid not null,
  thread_id uuid not null,
  message_id uuid not null,
  sender_id uuid not null,
  recipient_id uuid not null,
  words text not null,
  primary key (organization_id, thread_id, message_id),
  foreign key (organization_id, thread_id, message_id)
    references messaging.messages (organization_id, thread_id, id) on delete cascade
);
-- A short list of what is not yet sorted in (kB): each search reads all of it.
create index search_texts_by_gram on messaging.search_texts using gin (messaging.grams(organization_id, words))
  with (gin_pending_list_limit = 64);

-- The recipient is a member at the moment of sending, and stays one until this is committed. After the insert,
-- not before: a send repeated with the same client id inserts nothing, and must not be refused because its
-- recipient has left since.
create function messaging.check_recipient() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if not tenancy.holds_member(new.organization_id, new.recipient_id) then
    raise exception 'user % is no member of organization %', new.recipient_id, new.organization_id
      using errcode = 'check_violation', constraint = 'recipient_is_a_member';
  end if;
  return null;
end;
$$;
create trigger checked after insert on messaging.messages
  for each row execute function messaging.check_recipient();

-- Keeps the list and the search in step with the messages, whoever writes them, with the rights of a role that
-- nobody has: a person's list is changed by what others write. And it holds what no constraint can say: that a
-- thread is between its two people.
create function messaging.file_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  people integer;
begin
  if new.parent_message_id is null then
    insert into messaging.participations (organization_id, thread_id, user_id, latest_at, reply_count)
    values
      (new.organization_id, new.thread_id, new.sender_id, new.created_at, 0),
      (new.organization_id, new.thread_id, new.recipient_id, new.created_at, 0);
  else
    -- Both lines in one order, so that two people who reply at once wait for each other only once.
    perform from messaging.participations p
    where p.organization_id = new.organization_id and p.thread_id = new.thread_id
    order by p.user_id for no key update;
    update messaging.participations p
    set latest_at = greatest(p.latest_at, new.created_at), reply_count = p.reply_count + 1
    where p.organization_id = new.organization_id and p.thread_id = new.thread_id
      and p.user_id in (new.sender_id, new.recipient_id);
    get diagnostics people = row_count;
    if people <> 2 then
      raise exception 'thread % is between two other people', new.thread_id
        using errcode = 'check_violation', constraint = 'thread_of_two_people';
    end if;
  end if;
  insert into messaging.search_texts (organization_id, thread_id, message_id, sender_id, recipient_id, words)
  values (new.organization_id, new.thread_id, new.id, new.sender_id, new.recipient_id, messaging.folded(
    case when new.parent_message_id is null then new.subject || e'\n' || new.content else new.content end));
  return null;
end;
$$;
create trigger filed after insert on messaging.messages
  for each row execute function messaging.file_message();

alter table messaging.messages enable row level security;
alter table messaging.messages force row level security;
alter table messaging.participations enable row level security;
alter table messaging.participations force row level security;
alter table messaging.search_texts enable row level security;
alter table messaging.search_texts force row level security;

-- Nobody but its sender and its recipient sees a message; nobody writes in another's name; what was read stays
-- read at its first time.
create policy seen_by_both on messaging.messages for select to motorpool_app
  using (organization_id = (select app.organization_id()) and (select app.user_id()) in (sender_id, recipient_id));
create policy sent_by_oneself on messaging.messages for insert to motorpool_app
  with check (
    organization_id = (select app.organization_id()) and sender_id = (select app.user_id()) and status = 'sent'
  );
create policy read_by_recipient on messaging.messages for update to motorpool_app
  using (
    organization_id = (select app.organization_id()) and recipient_id = (select app.user_id())
    and read_at is null
  )
  with check (
    organization_id = (select app.organization_id()) and recipient_id = (select app.user_id())
    and read_at is not null
  );
create policy own on messaging.participations for select to motorpool_app
  using (organization_id = (select app.organization_id()) and user_id = (select app.user_id()));

create policy system on messaging.messages to motorpool_system using (true) with check (true);
create policy system on messaging.participations to motorpool_system using (true) with check (true);
create policy system on messaging.search_texts to motorpool_system using (true) with check (true);

create policy search on messaging.participations to motorpool_search using (true) with check (true);
create policy search on messaging.search_texts to motorpool_search using (true) with check (true);

grant select, insert, update (status, read_at) on messaging.messages to motorpool_app;
grant select on messaging.participations to motorpool_app;
grant select, insert, update, delete on messaging.messages, messaging.participations, messaging.search_texts
  to motorpool_system;
grant select, insert, update (latest_at, reply_count) on messaging.participations to motorpool_search;
grant select, insert on messaging.search_texts to motorpool_search;

-- Under row security neither LIKE nor an array's @> may use an index. This view may, because its owner sees every
-- row; it shows the reader's own messages in the current organization, and without one none at all.
create view messaging.findable as
  select organization_id, thread_id, words from messaging.search_texts
  where organization_id = (select app.organization_id())
    and (select app.user_id()) in (sender_id, recipient_id);
grant create on schema messaging to motorpool_search;
alter view messaging.findable owner to motorpool_search;
alter function messaging.file_message() owner to motorpool_search;
revoke create on schema messaging from motorpool_search;
grant select on messaging.findable to motorpool_app, motorpool_system;
revoke execute on function messaging.file_message(), messaging.check_recipient() from public;
