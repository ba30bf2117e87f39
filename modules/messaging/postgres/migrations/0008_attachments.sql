-- Photos and files of messages. Their content is in the file store, under `attachments/` and `file`. Until all of its
-- parts have arrived, `stored_bytes` is what was announced.
create table messaging.attachments (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references identity.users (id),
  kind text not null check (kind in ('photo', 'file')),
  name text not null check (char_length(name) between 1 and 200),
  file text not null check (file ~ '^[0-9a-f]{64}$'),
  parts smallint not null check (parts between 1 and 10),
  received smallint not null check (received between 0 and parts),
  stored_bytes integer not null check (stored_bytes between 1 and 12000000),
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint attachment_of_its_owner unique (organization_id, id, user_id)
);
create index attachments_oldest_first on messaging.attachments (created_at);

-- Several messages share an attachment when one text is sent to several people.
create table messaging.message_attachments (
  organization_id uuid not null,
  message_id uuid not null,
  attachment_id uuid not null,
  -- Who sends the message and uploaded the attachment.
  user_id uuid not null,
  position smallint not null check (position between 0 and 9),
  primary key (organization_id, message_id, attachment_id),
  foreign key (organization_id, message_id) references messaging.messages (organization_id, id) on delete cascade,
  foreign key (organization_id, attachment_id, user_id)
    references messaging.attachments (organization_id, id, user_id) on delete cascade
);
create index messages_of_attachment on messaging.message_attachments (organization_id, attachment_id);

-- Files whose row was deleted, by whatever statement or cascade. A job deletes them.
create table messaging.discarded_files (
  file text primary key
);
create function messaging.discard_files() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into messaging.discarded_files (file) select r.file from removed r;
  return null;
end;
$$;
revoke execute on function messaging.discard_files() from public;
create trigger discarded after delete on messaging.attachments
  referencing old table as removed for each statement execute function messaging.discard_files();

select app.protect_tenant_table('messaging.attachments', 'none');
select app.protect_tenant_table('messaging.message_attachments', 'none');
select app.protect_table('messaging.discarded_files');
-- The trigger runs as the owner.
create policy discard on messaging.discarded_files for insert to motorpool_owner with check (true);

-- Whoever may see a message may see what is attached to it: the row security of messages applies to this query.
create policy of_a_message on messaging.message_attachments for select to motorpool_app
  using (organization_id = (select app.organization_id()) and exists (
    select from messaging.messages m
    where m.organization_id = message_attachments.organization_id and m.id = message_attachments.message_id
  ));
create policy attached_by_sender on messaging.message_attachments for insert to motorpool_app
  with check (
    organization_id = (select app.organization_id()) and user_id = (select app.user_id()) and exists (
      select from messaging.messages m
      where m.organization_id = message_attachments.organization_id and m.id = message_attachments.message_id
        and m.sender_id = message_attachments.user_id
    ));
create policy seen_with_a_message on messaging.attachments for select to motorpool_app
  using (organization_id = (select app.organization_id()) and (
    user_id = (select app.user_id()) or exists (
      select from messaging.message_attachments a
      where a.organization_id = attachments.organization_id and a.attachment_id = attachments.id
    )));
create policy uploaded_by_oneself on messaging.attachments for insert to motorpool_app
  with check (
    organization_id = (select app.organization_id()) and user_id = (select app.user_id()) and received = 0
  );
-- What is complete never changes.
create policy completed_by_oneself on messaging.attachments for update to motorpool_app
  using (
    organization_id = (select app.organization_id()) and user_id = (select app.user_id()) and received < parts
  )
  with check (organization_id = (select app.organization_id()) and user_id = (select app.user_id()));

grant select, insert, update (received, stored_bytes) on messaging.attachments to motorpool_app;
grant select, insert on messaging.message_attachments to motorpool_app;
grant select, insert, update, delete on messaging.attachments, messaging.message_attachments,
  messaging.discarded_files to motorpool_system;

select app.count_storage('messaging.attachments');
select app.count_storage('messaging.message_attachments');
