import { Client } from "pg"
import { PgBoss } from "pg-boss"
import { expect, vi } from "vitest"
import { PATIENT } from "../../support/patience.ts"
import type { ClusterUrls } from "../../support/postgres.ts"
import type { Installation } from "./servers.ts"

/** Jobs still to run, by queue, without those due later and those that a schedule queues. */
const WAITING = `
  select name, state::text, retry_count, start_after - now() as due_in from pgboss.job
  where name not like '\\_\\_pgboss%' and name <> 'dead-letters'
    and (state in ('retry', 'active') or (state = 'created' and start_after <= now()))`
const DEAD = "select count(*)::int as count from pgboss.job where name = 'dead-letters'"

// As if the timeout of its job had passed: its process was killed, or lost the database before recording the outcome.
// Not a job that a living worker has, however slow the machine is: it would run twice concurrently.
const LAPSED = `
  update pgboss.job set started_on = started_on - interval '10 minutes'
  where state = 'active' and started_on < now() - case
    when started_on < greatest($1, pg_postmaster_start_time()) then interval '5 seconds' else interval '30 seconds'
  end`
// And as if it were time to look for those.
const DUE = "update pgboss.queue set monitor_claim_on = null, monitor_on = null"

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
        await client.query(LAPSED, [killedAt()])
        await client.query(DUE)
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
