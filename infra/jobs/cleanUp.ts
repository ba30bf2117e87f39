import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { job } from "./definition.ts"

/**
 * Deletes events older than seven days that no remaining event precedes, and records the newest deleted one, from which
 * a stream can resume without a gap. An event of a future transaction comes from a restored backup.
 */
const DELETE_OLD_EVENTS = `
  with retained as (
    select pg_snapshot_xmax(pg_current_snapshot()) as latest, least(
      pg_snapshot_xmin(pg_current_snapshot()),
      (select xid from app.outbox where occurred_at >= now() - interval '7 days' order by xid limit 1)
    ) as since
  ), deleted as (
    delete from app.outbox o using retained where o.xid < retained.since or o.xid >= retained.latest
    returning o.xid, o.position
  )
  update app.outbox_window w
  set xid = coalesce(newest.xid, '0'), position = coalesce(newest.position, 0)
  from retained left join lateral (
    select f.xid, f.position from deleted f where f.xid < retained.latest order by f.xid desc, f.position desc limit 1
  ) newest on true
  where newest.xid is not null or w.xid >= retained.latest`

/** Writers do this, too, when an organization has many changes. Drops those of deleted organizations. */
const FOLD_STORAGE_CHANGES = `
  select app.fold_storage(organization_id) from (select distinct organization_id from app.storage_changes) changed`

const sweeps = [
  "delete from app.rate_limits where ends_at < now()",
  "delete from app.idempotency_keys where created_at < now() - interval '24 hours'",
  DELETE_OLD_EVENTS,
  "delete from app.presences where seen_at < now() - interval '10 minutes'",
  "delete from app.mails where queued_at < now() - interval '30 days'",
  "delete from app.dead_letters_reported where reported_at < now() - interval '30 days'",
  FOLD_STORAGE_CHANGES
]

/** Deletes expired counters, stored responses, events and emails; folds counters of storage. */
export const cleanUp = job({
  name: "jobs.clean-up",
  does: "Deletes expired rate-limit counters, idempotency records, events, presences and emails; adds up what organizations store.",
  touches: [
    "app.rate_limits",
    "app.idempotency_keys",
    "app.outbox",
    "app.presences",
    "app.mails",
    "app.dead_letters_reported",
    "app.storage",
    "app.storage_changes"
  ],
  cron: "7 * * * *",
  run: Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.orDie(Effect.forEach(sweeps, (statement) => sql.unsafe(statement), { discard: true }))
  )
})
