-- Accounts and organizations that send emails to people outside: how many on their latest day, and what bounces,
-- complaints or an operator decided. Only the counts are the application's to change, for those at work.
create table app.senders (
  id uuid primary key,
  kind text not null check (kind in ('account', 'organization')),
  since timestamptz not null,
  day date not null,
  customer_emails integer not null default 0,
  invitations integer not null default 0,
  standing text not null default 'good' check (standing in ('good', 'limited', 'stopped')),
  reason text check (char_length(reason) between 1 and 500),
  per_day integer check (per_day > 0),
  -- Emails sent before are not held against it again.
  allowed_at timestamptz
);
select app.protect_table('app.senders');
create policy own on app.senders to motorpool_app
  using (id in ((select app.user_id()), (select app.organization_id())))
  with check (id in ((select app.user_id()), (select app.organization_id())));
grant select, insert (id, kind, since, day, customer_emails, invitations),
  update (since, day, customer_emails, invitations) on app.senders to motorpool_app;
grant select, insert, update, delete on app.senders to motorpool_system;

-- The account that sent an email to someone outside; its organization is in the column of that name.
alter table app.mails
  add column sender_id uuid,
  add column bounced_at timestamptz,
  add column complained_at timestamptz,
  drop constraint mails_status_check,
  add constraint mails_status_check check (status in ('queued', 'sent', 'failed', 'held'));
create index mails_of_account on app.mails (sender_id, queued_at) where sender_id is not null;
create index mails_of_organization on app.mails (organization_id, queued_at) where sender_id is not null;
create index mails_held on app.mails (queued_at) where status = 'held';
alter policy queue on app.mails with check (
  (organization_id is null or organization_id = (select app.organization_id()))
  and (sender_id is null or sender_id = (select app.user_id()))
);
