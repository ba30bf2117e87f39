-- Where events are sent, what is sent, and what became of it.
create schema webhooks;
grant usage on schema webhooks to motorpool_app, motorpool_system;

-- Secrets are sealed. The previous one still signs until it ends. `failing_since`: no delivery has succeeded since.
create table webhooks.endpoints (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  url text not null check (char_length(url) between 1 and 1000),
  description text check (char_length(description) between 1 and 200),
  event_types text[] not null check (cardinality(event_types) between 1 and 200),
  enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
  failing_since timestamptz,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  check ((previous_secret is null) = (previous_secret_until is null)),
  check (not enabled or disabled_reason is null)
);

-- An event for an endpoint, once each. The body is what is sent, byte for byte, and only about this organization.
-- `attempts`: how many were made; the job of the next one names that number. `begun_at`: when attempts began, or began again.
create table webhooks.deliveries (
  organization_id uuid not null,
  id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  event_type text not null check (event_type ~ '^[a-z_]+\.[a-z_]+$'),
  body text not null
    check (char_length(body) <= 20000)
    check ((body::jsonb -> 'data' ->> 'organization_id')::uuid = organization_id),
  status text not null check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  tries integer not null default 0 check (tries >= 0),
  begun_at timestamptz not null,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint once_per_endpoint unique (organization_id, endpoint_id, event_id),
  foreign key (organization_id, endpoint_id) references webhooks.endpoints (organization_id, id) on delete cascade,
  check ((status = 'pending') = (next_attempt_at is not null))
);
create index deliveries_newest_first
  on webhooks.deliveries (organization_id, endpoint_id, created_at desc, id desc);
-- For removing old ones.
create index deliveries_by_age on webhooks.deliveries using brin (created_at);

create table webhooks.attempts (
  organization_id uuid not null,
  delivery_id uuid not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  outcome text not null
    check (outcome in ('delivered', 'redirect', 'refused', 'timeout', 'connection', 'certificate', 'unknown_host',
      'address')),
  status_code integer check (status_code between 100 and 999),
  duration_ms integer not null check (duration_ms >= 0),
  response text check (char_length(response) <= 1024),
  primary key (organization_id, delivery_id, number),
  foreign key (organization_id, delivery_id) references webhooks.deliveries (organization_id, id) on delete cascade
);

select app.protect_tenant_table('webhooks.endpoints');
select app.protect_tenant_table('webhooks.deliveries');
select app.protect_tenant_table('webhooks.attempts', 'append');
select app.count_storage('webhooks.endpoints');
select app.count_storage('webhooks.deliveries', true);
select app.count_storage('webhooks.attempts', true);

grant select, insert, delete on webhooks.endpoints to motorpool_app;
grant update (url, description, event_types, enabled, disabled_reason, failing_since, secret, previous_secret,
  previous_secret_until, updated_at) on webhooks.endpoints to motorpool_app;
grant select, insert on webhooks.deliveries to motorpool_app;
grant update (status, attempts, tries, begun_at, next_attempt_at) on webhooks.deliveries to motorpool_app;
grant select, insert on webhooks.attempts to motorpool_app;
grant select, insert, update, delete on webhooks.endpoints, webhooks.deliveries, webhooks.attempts to motorpool_system;
