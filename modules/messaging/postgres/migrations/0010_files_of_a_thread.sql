-- A list shows how many photos and files each thread has, so their number is recorded for each participant.
alter table messaging.participations add column file_count integer not null default 0;
-- Row security would hide existing rows from the owner.
alter table messaging.participations no force row level security;
alter table messaging.messages no force row level security;
alter table messaging.message_attachments no force row level security;
update messaging.participations p set file_count = c.files
from (
  select m.organization_id, m.thread_id, count(*)::int as files
  from messaging.message_attachments a
  join messaging.messages m on m.organization_id = a.organization_id and m.id = a.message_id
  group by 1, 2
) c
where p.organization_id = c.organization_id and p.thread_id = c.thread_id;
alter table messaging.participations force row level security;
alter table messaging.messages force row level security;
alter table messaging.message_attachments force row level security;

-- With the rights of the role that files messages, because it changes the other person's list, too. The message's own
-- trigger has locked both rows already.
create function messaging.count_files() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update messaging.participations p set file_count = p.file_count + c.files
  from (
    select m.organization_id, m.thread_id, count(*)::int as files
    from added a join messaging.messages m on m.organization_id = a.organization_id and m.id = a.message_id
    group by 1, 2
  ) c
  where p.organization_id = c.organization_id and p.thread_id = c.thread_id;
  return null;
end;
$$;
revoke execute on function messaging.count_files() from public;
create trigger counted_in_thread after insert on messaging.message_attachments
  referencing new table as added for each statement execute function messaging.count_files();

-- Which thread a message is in, and nothing else of it.
create policy search on messaging.messages for select to motorpool_search using (true);
grant select (organization_id, id, thread_id) on messaging.messages to motorpool_search;
grant update (file_count) on messaging.participations to motorpool_search;
grant create on schema messaging to motorpool_search;
alter function messaging.count_files() owner to motorpool_search;
revoke create on schema messaging from motorpool_search;

create or replace view messaging.derived_participations with (security_invoker = true) as
  select f.organization_id, f.id as thread_id, p.user_id, l.created_at as latest_at,
    (select count(*)::int from messaging.messages r
      where r.organization_id = f.organization_id and r.thread_id = f.id and r.parent_message_id is not null
    ) as reply_count,
    l.id as latest_id, p.other_id, f.read_at,
    (select count(*)::int from messaging.messages u
      where u.organization_id = f.organization_id and u.recipient_id = p.user_id and u.thread_id = f.id
        and u.read_at is null
    ) as unread_count,
    (select count(*)::int from messaging.message_attachments a
      join messaging.messages m on m.organization_id = a.organization_id and m.id = a.message_id
      where m.organization_id = f.organization_id and m.thread_id = f.id
    ) as file_count
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
