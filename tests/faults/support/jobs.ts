import { Client } from "pg"
import { PgBoss } from "pg-boss"
import { expect, vi } from "vitest"
import { PATIENT } from "../../support/patience.ts"
import type { ClusterUrls } from "../../support/postgres.ts"
import type { Installation } from "./servers.ts"

/** Jobs that are still to run, except those due later and those of a schedule. */
const WAITING = `
  select name, state::text, retry_count, start_after - now() as due_in from pgboss.job
  where name not like '\\_\\_pgboss%' and name <> 'dead-letters'
    and (state in ('retry', 'active') or (state = 'created' and start_after <= now()))`
const DEAD = "select count(*)::int as count from pgboss.job where name = 'dead-letters'"

// Lets jobs time out whose process was killed, or lost the database before recording the outcome.
// A job that a living worker runs must not be included, however slow the machine is: it would run twice concurrently.
const TIME_OUT = `
  update pgboss.job set started_on = started_on - interval '10 minutes'
  where state = 'active' and started_on < now() - case
    when started_on < greatest($1, pg_postmaster_start_time()) then interval '5 seconds' else interval '30 seconds'
  end`
// Lets pg-boss look for those jobs immediately.
const MONITOR_NOW = "update pgboss.queue set monitor_claim_on = null, monitor_on = null"

/** Waits until every queued job has run or is a dead letter; returns the number of dead letters. */
export const everyJobSettled = async (urls: ClusterUrls, { killedAt }: Installation): Promise<number> => {
  const client = new Client({ connectionString: urls.admin })
  await client.connect()
  const boss = new PgBoss({
    connectionString: urls.jobs,
    schema: "pgboss",
    createSchema: false,
    migrate: false,
    supervise: false,
    schedule: false
  })
  await boss.start()
  try {
    return await vi.waitFor(
      async () => {
        await client.query(TIME_OUT, [killedAt()])
        await client.query(MONITOR_NOW)
        await boss.supervise()
        expect((await client.query(WAITING)).rows).toEqual([])
        return (await client.query<{ count: number }>(DEAD)).rows[0]?.count ?? 0
      },
      { ...PATIENT, interval: 250 }
    )
  } finally {
    await boss.stop()
    await client.end()
  }
}
