-- A person's conversations with unread messages, newest first: few among many, and one more row of an index for each.
create index participations_unread on messaging.participations
  (organization_id, user_id, latest_at desc, thread_id desc) where unread_count > 0;
