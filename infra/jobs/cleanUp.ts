import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { job } from "./definition.ts"

const sweeps = [
  "delete from app.rate_limits where ends_at < now()",
  "delete from app.idempotency_keys where created_at < now() - interval '24 hours'",
  "delete from app.outbox where occurred_at < now() - interval '7 days'",
  "delete from app.mails where status = 'sent' and queued_at < now() - interval '30 days'"
]

/** Drops what the plumbing no longer needs: counters, stored answers, events and mails past their time. */
export const cleanUp = job({
  name: "jobs.clean-up",
  cron: "7 * * * *",
  run: Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.orDie(Effect.forEach(sweeps, (statement) => sql.unsafe(statement), { discard: true }))
  )
})
