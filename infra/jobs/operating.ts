import { Effect } from "effect"
import type { Job } from "./Job.ts"
import { Queue } from "./Queue.ts"
import { DEAD_LETTERS } from "./queues.ts"
import { settle } from "./work.ts"

/** Returns failed jobs to their queues and answers how many. They get as many attempts as new ones. */
export const retryDead = Effect.fn("jobs.retryDead")(function* (ids: ReadonlyArray<string>) {
  // pg-boss rejects an empty list, and retries a thousand jobs by default.
  if (ids.length === 0) return 0
  const { boss } = yield* Queue
  return yield* Effect.promise(() => boss.redrive(DEAD_LETTERS, { ids: [...ids], limit: ids.length }))
})

/** Longer than a job may take, so that no worker fetches it first. */
const LATER = 600

/**
 * Runs a scheduled job now in this process, as a job of its queue: no other process runs it meanwhile, and its outcome
 * is recorded as usual. When interrupted it is cancelled, and the schedule continues. Returns null when one is already
 * waiting or running, otherwise the error or none.
 */
export const runNow = Effect.fn("jobs.runNow")(function* <R>(job: Job<R>) {
  const { boss } = yield* Queue
  const id = yield* Effect.promise(() => boss.send(job.name, {}, { startAfter: LATER }))
  if (id === null) return null
  const [taken] = yield* Effect.promise(() =>
    boss.fetch<unknown>(job.name, { includeMetadata: true, ignoreStartAfter: true })
  )
  if (taken === undefined || taken.id !== id) return null
  const outcome = yield* Effect.onInterrupt(settle(job, taken), () =>
    Effect.promise(() => boss.cancel(job.name, id))
  )
  if (outcome.status === "failed") {
    yield* Effect.promise(() => boss.fail(job.name, id, outcome.output))
    return { fault: outcome.output.message }
  }
  yield* Effect.promise(() => boss.complete(job.name, id))
  return { fault: undefined }
})
