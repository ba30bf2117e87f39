import type { PgBoss } from "pg-boss"
import type { JobDescription } from "./Job.ts"

export const DEAD_LETTERS = "dead-letters"

const LOCK = 7_305_203

/** Of the same queue: at most one waits, runs or is to be tried again; any other is not taken. */
const ALONE = "exclusive"

const policyOf = ({ alone }: JobDescription) => (alone ? ALONE : "standard")

/** A definition may have changed since its queue was made. pg-boss itself leaves a queue's policy as it was. */
const RENEW = `
  with held as (select pg_advisory_xact_lock(${LOCK})),
  wanted as (
    select w.* from held, jsonb_to_recordset($1::jsonb) as w (name text, policy text, retries int)
  )
  update pgboss.queue q
  set policy = w.policy, retry_limit = w.retries, updated_on = now()
  from wanted w
  where q.name = w.name and (q.policy, q.retry_limit) is distinct from (w.policy, w.retries)`

const optionsOf = (job: JobDescription) => ({
  policy: policyOf(job),
  retryLimit: job.retries,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  deadLetter: DEAD_LETTERS,
  notify: true
})

/**
 * Creates the queues of these jobs that are missing, and the one for dead letters; those that differ from their
 * definitions are brought up to date. One query when nothing is to be done, as at most starts.
 */
export const makeQueues = async (boss: PgBoss, jobs: ReadonlyArray<JobDescription>): Promise<void> => {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retryLimit: 0 })
  for (const job of jobs) if (!existing.has(job.name)) await boss.createQueue(job.name, optionsOf(job))
  const changed = jobs
    .map((job) => ({ name: job.name, policy: policyOf(job), retries: job.retries }))
    .filter(({ name, policy, retries }) => {
      const queue = existing.get(name)
      return queue !== undefined && (queue.policy !== policy || queue.retryLimit !== retries)
    })
  if (changed.length > 0) await boss.getDb().executeSql(RENEW, [JSON.stringify(changed)])
}
