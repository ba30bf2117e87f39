-- A list shows the first and the latest message of each thread, so the latest one is recorded for each participant.
alter table messaging.participations add column latest_id uuid;
-- Row security would hide existing messages from the owner.
alter table messaging.messages no force row level security;
update messaging.participations p set latest_id = (
  select m.id from messaging.messages m
  where m.organization_id = p.organization_id and m.thread_id = p.thread_id
  order by m.created_at desc, m.id desc limit 1
);
alter table messaging.messages force row level security;
alter table messaging.participations alter column latest_id set not null;
grant update (latest_id) on messaging.participations to motorpool_search;

create or replace function messaging.file_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  people integer;
begin
  if new.parent_message_id is null then
    insert into messaging.participations (organization_id, thread_id, user_id, latest_at, latest_id, reply_count)
    values
      (new.organization_id, new.thread_id, new.sender_id, new.created_at, new.id, 0),
      (new.organization_id, new.thread_id, new.recipient_id, new.created_at, new.id, 0);
  else
    -- Both rows in one order, so that two people who reply at the same time wait for each other only once.
    perform from messaging.participations p
    where p.organization_id = new.organization_id and p.thread_id = new.thread_id
    order by p.user_id for no key update;
    update messaging.participations p
    set latest_at = greatest(p.latest_at, new.created_at),
      latest_id = case
        when (new.created_at, new.id) > (p.latest_at, p.latest_id) then new.id else p.latest_id end,
      reply_count = p.reply_count + 1
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

-- A search also returns which message matches.
create or replace view messaging.findable as
  select organization_id, thread_id, words, message_id from messaging.search_texts
  where organization_id = (select app.organization_id())
    and (select app.user_id()) in (sender_id, recipient_id);
