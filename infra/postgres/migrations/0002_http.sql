-- Counters of the rate limits: a fixed window that starts with its first call. Losing them in a crash
-- costs nothing, so they are not written to the log.
create unlogged table app.rate_limits (
  what text not null,
  who text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  count integer not null,
  primary key (what, who)
);
create index on app.rate_limits (ends_at);
grant select, insert, update on app.rate_limits to motorpool_app, motorpool_system;
grant delete on app.rate_limits to motorpool_system;

create function app.take_rate_limit(what text, who text, seconds integer, out count integer, out wait integer)
  language sql volatile
begin atomic
  insert into app.rate_limits as l (what, who, started_at, ends_at, count)
  values (take_rate_limit.what, take_rate_limit.who, now(), now() + make_interval(secs => seconds), 1)
  on conflict (what, who) do update set
    count = case when l.ends_at <= now() then 1 else l.count + 1 end,
    started_at = case when l.ends_at <= now() then now() else l.started_at end,
    ends_at = case when l.ends_at <= now() then excluded.ends_at else l.ends_at end
  returning l.count, ceil(extract(epoch from l.ends_at - now()))::integer;
end;

-- Answers kept for Idempotency-Key, for 24 hours. The row of a running request is locked by it, so a
-- second one with the same key waits and then reads the first one's answer.
create table app.idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index on app.idempotency_keys (created_at);
alter table app.idempotency_keys enable row level security;
alter table app.idempotency_keys force row level security;
create policy own on app.idempotency_keys to motorpool_app
  using (scope = coalesce((select app.user_id())::text, 'anonymous'))
  with check (scope = coalesce((select app.user_id())::text, 'anonymous'));
create policy system on app.idempotency_keys to motorpool_system using (true) with check (true);
grant select, insert, update on app.idempotency_keys to motorpool_app;
grant select, delete on app.idempotency_keys to motorpool_system;
