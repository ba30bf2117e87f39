-- Photos and files of messages are now among those of all records. They keep their ids and their place in the file store.
-- Row security would hide existing rows from the owner.
alter table messaging.attachments no force row level security;
alter table messaging.message_attachments no force row level security;
alter table messaging.discarded_files no force row level security;

-- They are moved, which changes nothing that is counted or limited. Names of the other schema are built at run time,
-- because only here does a module write another one's rows.
do $$
begin
  execute format('alter table %1$I.%1$I disable trigger user', 'files');
  execute format('insert into %1$I.%1$I (organization_id, id, user_id, kind, name, file, parts, received, stored_bytes,
      created_at, links, unlinked_at)
    select m.organization_id, m.id, m.user_id, m.kind, m.name, m.file, m.parts, m.received, m.stored_bytes, m.created_at,
      (select count(*) from messaging.message_attachments a
        where a.organization_id = m.organization_id and a.attachment_id = m.id), m.created_at
    from messaging.attachments m', 'files');
  execute format('alter table %1$I.%1$I enable trigger user', 'files');
  execute format('insert into %I.discarded (file) select file from messaging.discarded_files', 'files');
end $$;

alter table messaging.message_attachments
  drop constraint message_attachments_organization_id_attachment_id_user_id_fkey;
drop table messaging.attachments, messaging.discarded_files;
drop function messaging.discard_files(), app.count_messaging_attachments();

alter table messaging.message_attachments force row level security;
alter table messaging.message_attachments add constraint file_of_the_sender
  foreign key (organization_id, attachment_id, user_id) references files.files (organization_id, id, user_id)
  on delete cascade;
select files.link_from('messaging.message_attachments', 'attachment_id');
