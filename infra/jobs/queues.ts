import type { PgBoss } from "pg-boss"
import type { JobDescription } from "./Job.ts"

export const DEAD_LETTERS = "dead-letters"

const LOCK = 7_305_203

/** At most one job of the queue waits, runs or will be retried; others are not accepted. */
const EXCLUSIVE = "exclusive"

const policyOf = ({ exclusive }: JobDescription) => (exclusive ? EXCLUSIVE : "standard")

/** Updates queues whose definition changed. pg-boss itself does not change a queue's policy. */
const RENEW = `
  with locked as (select pg_advisory_xact_lock(${LOCK})),
  defined as (
    select w.* from locked, jsonb_to_recordset($1::jsonb) as w (name text, policy text, retries int, expires int)
  )
  update pgboss.queue q
  set policy = w.policy, retry_limit = w.retries, expire_seconds = w.expires, updated_on = now()
  from defined w
  where q.name = w.name
    and (q.policy, q.retry_limit, q.expire_seconds) is distinct from (w.policy, w.retries, w.expires)`

/** Waiting jobs move to the queue's new name. Running ones stay: a process of the previous version completes them. */
const RENAME = `update pgboss.job set name = $2 where name = $1 and state in ('created', 'retry')`

/** Dead letters return to the queue they came from. */
const RENAME_SOURCE = `update pgboss.job set source_name = $2 where name = '${DEAD_LETTERS}' and source_name = $1`

const optionsOf = (job: JobDescription) => ({
  policy: policyOf(job),
  retryLimit: job.retries,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: job.expiresAfter,
  deadLetter: DEAD_LETTERS,
  notify: true
})

/**
 * Creates missing queues, including the one for dead letters, moves the jobs of renamed ones, and updates those that
 * differ from their definitions. One query if nothing changed, as at most starts.
 */
export const makeQueues = async (boss: PgBoss, jobs: ReadonlyArray<JobDescription>): Promise<void> => {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retryLimit: 0 })
  for (const job of jobs) if (!existing.has(job.name)) await boss.createQueue(job.name, optionsOf(job))
  for (const { name, formerly, cron } of jobs) {
    if (formerly === undefined || !existing.has(formerly)) continue
    await boss.getDb().executeSql(RENAME_SOURCE, [formerly, name])
    if (cron === null) await boss.getDb().executeSql(RENAME, [formerly, name])
  }
  const changed = jobs
    .map((job) => ({
      name: job.name,
      policy: policyOf(job),
      retries: job.retries,
      expires: job.expiresAfter
    }))
    .filter(({ name, policy, retries, expires }) => {
      const queue = existing.get(name)
      return (
        queue !== undefined &&
        (queue.policy !== policy || queue.retryLimit !== retries || queue.expireInSeconds !== expires)
      )
    })
  if (changed.length > 0) await boss.getDb().executeSql(RENEW, [JSON.stringify(changed)])
}

/** Drops the run that waits under a schedule's previous name: the queue accepts one at a time, and the new schedule adds it. */
const DROP_WAITING = `delete from pgboss.job where name = $1 and state in ('created', 'retry')`

/** Puts a job on its schedule, and ends the one under its previous name. */
export const schedule = async (boss: PgBoss, { name, formerly, cron }: JobDescription): Promise<void> => {
  if (cron === null) return
  if (formerly !== undefined) {
    await boss.unschedule(formerly)
    await boss.getDb().executeSql(DROP_WAITING, [formerly])
  }
  await boss.schedule(name, cron, {}, { tz: "UTC" })
}
