import { Effect } from "effect"
import type { Job } from "./Job.ts"
import { Queue } from "./Queue.ts"
import { DEAD_LETTERS } from "./queues.ts"
import { settle } from "./work.ts"

/** Puts jobs that gave up back on their queues; answers how many. They are tried as often as new ones. */
export const retryDead = Effect.fn("jobs.retryDead")(function* (ids: ReadonlyArray<string>) {
  // pg-boss takes an empty list for a mistake, and a thousand unless told.
  if (ids.length === 0) return 0
  const { boss } = yield* Queue
  return yield* Effect.promise(() => boss.redrive(DEAD_LETTERS, { ids: [...ids], limit: ids.length }))
})

/** Longer than a job may take: no worker takes it before it is taken here. */
const LATER = 600

/**
 * Runs a scheduled job now and here, as one of its queue: while it does, no other process runs it, and what
 * becomes of it is written down as ever; broken off, it is cancelled, and the schedule goes on. Answers null
 * when one waits or runs already, otherwise the fault, or none.
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
