-- What the list shows of a thread and what changes: who the other person is, when the first message was read, and how many
-- messages are unread. So one scan of participations says whether a list has changed since it was read.
alter table messaging.participations
  add column other_id uuid,
  add column read_at timestamptz,
  add column unread_count integer check (unread_count >= 0);

-- The participations as the messages say they must be, in the same columns. Row security applies as for its reader.
create view messaging.derived_participations with (security_invoker = true) as
  select f.organization_id, f.id as thread_id, p.user_id, l.created_at as latest_at,
    (select count(*)::int from messaging.messages r
      where r.organization_id = f.organization_id and r.thread_id = f.id and r.parent_message_id is not null
    ) as reply_count,
    l.id as latest_id, p.other_id, f.read_at,
    (select count(*)::int from messaging.messages u
      where u.organization_id = f.organization_id and u.recipient_id = p.user_id and u.thread_id = f.id
        and u.read_at is null
    ) as unread_count
  from messaging.messages f
  cross join lateral (
    values (f.sender_id, f.recipient_id), (f.recipient_id, f.sender_id)
  ) p (user_id, other_id)
  cross join lateral (
    select m.id, m.created_at from messaging.messages m
    where m.organization_id = f.organization_id and m.thread_id = f.id
    order by m.created_at desc, m.id desc limit 1
  ) l
  where f.parent_message_id is null;
grant select on messaging.derived_participations to motorpool_system;

-- Row security would hide existing messages from the owner.
alter table messaging.messages no force row level security;
alter table messaging.participations no force row level security;
update messaging.participations p
set other_id = d.other_id, read_at = d.read_at, unread_count = d.unread_count
from messaging.derived_participations d
where d.organization_id = p.organization_id and d.thread_id = p.thread_id and d.user_id = p.user_id;
alter table messaging.messages force row level security;
alter table messaging.participations force row level security;
alter table messaging.participations
  alter column other_id set not null,
  alter column unread_count set not null;
grant update (read_at, unread_count) on messaging.participations to motorpool_search;

create or replace function messaging.file_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  people integer;
begin
  if new.parent_message_id is null then
    insert into messaging.participations (organization_id, thread_id, user_id, latest_at, reply_count, latest_id,
      other_id, read_at, unread_count)
    select new.organization_id, new.id, p.user_id, new.created_at, 0, new.id, p.other_id, new.read_at,
      (p.user_id = new.recipient_id and new.read_at is null)::int
    from (
      values (new.sender_id, new.recipient_id), (new.recipient_id, new.sender_id)
    ) p (user_id, other_id);
  else
    -- Both rows in one order, so that two people who reply at the same time wait for each other only once.
    perform from messaging.participations p
    where p.organization_id = new.organization_id and p.thread_id = new.thread_id
    order by p.user_id for no key update;
    update messaging.participations p
    set latest_at = greatest(p.latest_at, new.created_at),
      latest_id = case
        when (new.created_at, new.id) > (p.latest_at, p.latest_id) then new.id else p.latest_id end,
      reply_count = p.reply_count + 1,
      unread_count = p.unread_count + (p.user_id = new.recipient_id and new.read_at is null)::int
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

-- Keeps the counts of unread messages and the time of the first one. Once per statement, because a whole thread may be marked as read.
create function messaging.file_reading() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- In one order, as above.
  perform from messaging.participations p
  where (p.organization_id, p.thread_id) in (select a.organization_id, a.thread_id from after_reading a)
  order by p.organization_id, p.thread_id, p.user_id for no key update;
  update messaging.participations p
  set unread_count = p.unread_count + c.unread,
    read_at = case when c.has_first then c.first_read_at else p.read_at end
  from (
    select t.organization_id, t.thread_id, t.user_id, bool_or(a.id = a.thread_id) as has_first,
      max(a.read_at) filter (where a.id = a.thread_id) as first_read_at,
      coalesce(sum((a.read_at is null)::int - (b.read_at is null)::int)
        filter (where a.recipient_id = t.user_id), 0)::int as unread
    from after_reading a
    join before_reading b on b.organization_id = a.organization_id and b.id = a.id
    join messaging.participations t on t.organization_id = a.organization_id and t.thread_id = a.thread_id
    group by 1, 2, 3
  ) c
  where p.organization_id = c.organization_id and p.thread_id = c.thread_id and p.user_id = c.user_id
    and (c.has_first or c.unread <> 0);
  return null;
end;
$$;
create trigger reading_filed after update on messaging.messages
  referencing old table as before_reading new table as after_reading
  for each statement execute function messaging.file_reading();
grant create on schema messaging to motorpool_search;
alter function messaging.file_reading() owner to motorpool_search;
revoke create on schema messaging from motorpool_search;
revoke execute on function messaging.file_reading() from public;
