-- What a person is told of, across organizations, and how. Everything here belongs to one person.
create schema notifications;
grant usage on schema notifications to motorpool_app, motorpool_system, motorpool_lookup;

-- `event_id`: told once per event, however often a job runs. `about`: what it is about, so that reading that
-- thing reads the notification too. `shown`: whether it appears in the app or was only mailed or pushed.
create table notifications.notifications (
  user_id uuid not null references identity.users (id) on delete cascade,
  id uuid not null,
  event_id uuid not null,
  kind text not null
    check (kind in ('message_received', 'invitation_received', 'invitation_accepted', 'invitation_declined',
      'invitation_expired', 'role_changed', 'member_removed', 'customer_email_failed', 'demo_requested',
      'security')),
  organization_id uuid references tenancy.organizations (id) on delete cascade,
  about uuid,
  title text not null check (char_length(title) between 1 and 300),
  message text not null check (char_length(message) <= 1000),
  link text check (link ~ '^/[^/]'),
  shown boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (user_id, id),
  constraint once_per_event unique (user_id, event_id, kind)
);
create index notifications_newest_first on notifications.notifications (user_id, created_at desc, id desc)
  where shown;
create index notifications_unread on notifications.notifications (user_id) where shown and read_at is null;
create index notifications_about on notifications.notifications (user_id, about)
  where about is not null and read_at is null;
create index notifications_of_organization on notifications.notifications (organization_id)
  where organization_id is not null;
-- For removing old ones. Not a tree: the planner would walk it through everybody's rows to list one person's.
create index notifications_by_age on notifications.notifications using brin (created_at);

-- Only what differs from the default of its kind.
create table notifications.choices (
  user_id uuid not null references identity.users (id) on delete cascade,
  kind text not null
    check (kind in ('message_received', 'invitation_received', 'invitation_accepted', 'invitation_declined',
      'invitation_expired', 'role_changed', 'member_removed', 'customer_email_failed', 'demo_requested',
      'security')),
  channel text not null check (channel in ('app', 'email', 'push')),
  wanted boolean not null,
  primary key (user_id, kind, channel)
);

-- Times of day in the person's own zone. `digested_on`: the day, there, of the latest digest.
create table notifications.settings (
  user_id uuid primary key references identity.users (id) on delete cascade,
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  digest_at text check (digest_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  digested_on text check (digested_on ~ '^\d{4}-\d\d-\d\d$'),
  check ((quiet_from is null) = (quiet_to is null))
);

-- E-mails and push messages that wait: for the end of quiet hours or for the digest.
create table notifications.deliveries (
  user_id uuid not null,
  id uuid not null,
  notification_id uuid not null,
  channel text not null check (channel in ('email', 'push')),
  due_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, notification_id, channel),
  foreign key (user_id, notification_id) references notifications.notifications (user_id, id) on delete cascade
);
create index deliveries_due on notifications.deliveries (due_at);

-- A browser that takes push messages, for as long as its session holds. A browser has one owner at a time.
create table notifications.push_subscriptions (
  user_id uuid not null references identity.users (id) on delete cascade,
  id uuid not null,
  session_id uuid not null,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  browser text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index on notifications.push_subscriptions (session_id);

do $$
declare
  part text;
begin
  foreach part in array array['notifications', 'choices', 'settings', 'deliveries', 'push_subscriptions'] loop
    execute format('alter table notifications.%I enable row level security', part);
    execute format('alter table notifications.%I force row level security', part);
    execute format(
      'create policy mine on notifications.%I to motorpool_app
         using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()))', part);
    execute format(
      'create policy system on notifications.%I to motorpool_system using (true) with check (true)', part);
    execute format('grant select, insert, update, delete on notifications.%I to motorpool_system', part);
  end loop;
end
$$;

-- What a notification says is written once.
grant select, insert, update (read_at) on notifications.notifications to motorpool_app;
grant select, insert, update (wanted), delete on notifications.choices to motorpool_app;
grant select, insert, update (quiet_from, quiet_to, digest_at) on notifications.settings to motorpool_app;
grant select, insert, update (due_at), delete on notifications.deliveries to motorpool_app;
grant select, insert, update (session_id, p256dh, auth, browser), delete
  on notifications.push_subscriptions to motorpool_app;

-- A browser in which somebody else signs in sends its news to that person from then on. Whoever knows the
-- endpoint, which cannot be guessed, is that browser; all this can do is end the other's subscription.
grant select (user_id, endpoint), delete on notifications.push_subscriptions to motorpool_lookup;
create policy leave on notifications.push_subscriptions for select to motorpool_lookup using (true);
create policy leave_for_another on notifications.push_subscriptions for delete to motorpool_lookup using (true);

create function notifications.leave_browser(browser_endpoint text, new_owner uuid) returns void
  language sql volatile security definer set search_path = ''
begin atomic
  delete from notifications.push_subscriptions s
  where s.endpoint = browser_endpoint and s.user_id <> new_owner;
end;
grant create on schema notifications to motorpool_lookup;
alter function notifications.leave_browser(text, uuid) owner to motorpool_lookup;
revoke create on schema notifications from motorpool_lookup;
revoke execute on function notifications.leave_browser(text, uuid) from public;
grant execute on function notifications.leave_browser(text, uuid) to motorpool_app, motorpool_system;
