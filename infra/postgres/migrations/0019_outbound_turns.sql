-- The turns of requests to external servers. All processes share a host's requests per second, and its callers take
-- turns. Losing all of this in a crash costs nothing, so it is not written to the log.

-- Its row is locked while a turn is given. `turns`: the instants of those that still count.
create unlogged table app.outbound_hosts (
  host text primary key,
  turns timestamptz[] not null default '{}'
);

-- `turn_at`: its last turn or, before the first, since when it has waited. `waits_until`: until when a process that has
-- requests of this caller is expected to return for them.
create unlogged table app.outbound_callers (
  host text not null,
  caller text not null,
  turn_at timestamptz not null,
  waits_until timestamptz not null,
  primary key (host, caller)
);

grant select, insert, update on app.outbound_hosts to motorpool_app, motorpool_system;
grant select, insert, update, delete on app.outbound_callers to motorpool_app, motorpool_system;

-- Gives a turn at a host to the one of all waiting callers, whatever process they wait in, that has had none for the
-- longest time, if it is one of `waiting`, which wait in this process, `several` of them with more than one request.
-- Otherwise says in how many milliseconds to return.
-- A turn counts for a tenth more than a second, because requests may arrive closer together than they left.
create function app.take_outbound_turn(
  at_host text, waiting text[], several text[], per_second integer, out caller text, out wait integer
)
  language plpgsql volatile
as $$
#variable_conflict use_column
declare
  counts constant interval := interval '1100 milliseconds';
  -- How late a process may return before the others go on without it.
  lateness constant interval := interval '250 milliseconds';
  at timestamptz;
  recent timestamptz[];
begin
  insert into app.outbound_hosts (host) values (at_host) on conflict do nothing;
  select h.turns into recent from app.outbound_hosts h where h.host = at_host for update;
  -- Not now(), which may be long before the lock.
  at := clock_timestamp();
  select coalesce(array_agg(t order by t), '{}') into recent from unnest(recent) t where t > at - counts;
  insert into app.outbound_callers (host, caller, turn_at, waits_until)
  select at_host, one, at, at from unnest(waiting) one
  on conflict do nothing;

  if cardinality(recent) >= per_second then
    wait := ceil(extract(epoch from recent[cardinality(recent) - per_second + 1] + counts - at) * 1000);
  else
    select c.caller into take_outbound_turn.caller from app.outbound_callers c
    where c.host = at_host and (c.waits_until > at or c.caller = any(waiting))
    order by c.turn_at, c.caller limit 1;
    if take_outbound_turn.caller = any(waiting) then
      wait := 0;
      update app.outbound_hosts h set turns = recent || at where h.host = at_host;
    else
      take_outbound_turn.caller := null;
      wait := 20;
    end if;
  end if;

  -- One whose only request has its turn waits no longer.
  update app.outbound_callers c
  set turn_at = case when c.caller = take_outbound_turn.caller then at else c.turn_at end,
    waits_until = case when c.caller = take_outbound_turn.caller and not c.caller = any(several) then at
      else greatest(c.waits_until, at + make_interval(secs => wait / 1000.0) + lateness) end
  where c.host = at_host and c.caller = any(waiting);
  -- Those that return later wait like new ones.
  delete from app.outbound_callers c
  where c.host = at_host and c.waits_until < at - interval '10 seconds' and c.turn_at < at - interval '10 seconds';
end;
$$;
revoke execute on function app.take_outbound_turn(text, text[], text[], integer) from public;
grant execute on function app.take_outbound_turn(text, text[], text[], integer) to motorpool_app, motorpool_system;
