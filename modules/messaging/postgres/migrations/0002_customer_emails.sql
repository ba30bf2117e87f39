-- What members wrote to customers. Handed to the queue is sent; a mail server that does not take it makes it
-- failed.
create table messaging.customer_emails (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  customer_id uuid not null,
  user_id uuid not null references identity.users (id),
  client_id uuid not null,
  recipient text not null check (char_length(recipient) <= 254),
  subject text not null check (char_length(subject) between 1 and 200),
  content text not null check (char_length(content) between 1 and 10000),
  status text not null check (status in ('sent', 'failed')),
  sent_at timestamptz not null,
  delivered_at timestamptz,
  fault text check (char_length(fault) <= 500),
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customers.customers (organization_id, id),
  constraint one_email_of_a_client_id unique (organization_id, user_id, client_id),
  constraint fault_when_failed check ((status = 'failed') = (fault is not null)),
  constraint delivered_or_failed check (status = 'sent' or delivered_at is null)
);
create index customer_emails_newest_first on messaging.customer_emails
  (organization_id, sent_at desc, id desc);
create index customer_emails_of_customer on messaging.customer_emails (organization_id, customer_id);

-- How many an organization sent on its latest day of writing.
create table messaging.customer_email_counts (
  organization_id uuid primary key references tenancy.organizations (id) on delete cascade,
  day date not null,
  sent integer not null
);

alter table messaging.customer_emails enable row level security;
alter table messaging.customer_emails force row level security;
alter table messaging.customer_email_counts enable row level security;
alter table messaging.customer_email_counts force row level security;

create policy inside on messaging.customer_emails for select to motorpool_app
  using (organization_id = (select app.organization_id()));
-- Nobody writes in another's name.
create policy sent_by_oneself on messaging.customer_emails for insert to motorpool_app
  with check (organization_id = (select app.organization_id()) and user_id = (select app.user_id()));
create policy outcome on messaging.customer_emails for update to motorpool_app
  using (organization_id = (select app.organization_id()))
  with check (organization_id = (select app.organization_id()));
create policy inside on messaging.customer_email_counts to motorpool_app
  using (organization_id = (select app.organization_id()))
  with check (organization_id = (select app.organization_id()));
create policy system on messaging.customer_emails to motorpool_system using (true) with check (true);
create policy system on messaging.customer_email_counts to motorpool_system using (true) with check (true);

grant select, insert, update (status, delivered_at, fault) on messaging.customer_emails to motorpool_app;
grant select, insert, update on messaging.customer_email_counts to motorpool_app;
grant select, insert, update, delete on messaging.customer_emails, messaging.customer_email_counts
  to motorpool_system;
