import { recordDeadLetter, recordJob, redactText } from "#infra/observability"
import { Cause, type Context, Effect, Exit } from "effect"
import type { JobWithMetadata } from "pg-boss"
import { aboutOf } from "./about.ts"
import { type About, Attempt } from "./Attempt.ts"
import type { Job } from "./Job.ts"
import { Queue } from "./Queue.ts"
import { schedule } from "./queues.ts"

const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3, burstWhenBatchFull: true }
/**
 * Fetches two at a time with their retry counts, and settles each separately. After a full batch the next one is
 * fetched immediately; with batches of one, a worker would run one job per polling interval however many wait.
 */
const WORKER_OPTIONS = { ...POLLING, batchSize: 2, includeMetadata: true, perJobResults: true } as const

const MAX_MESSAGE_LENGTH = 2000

/** The record of a failure: what the job did, for which ids, and the error. */
const failed = Effect.fnUntraced(function* <R>(
  { name, does }: Job<R>,
  { id, retryCount, retryLimit }: JobWithMetadata<unknown>,
  about: About,
  cause: Cause.Cause<never>
) {
  const isLast = retryCount >= retryLimit
  const logged = isLast
    ? Effect.logError(`Job ${name} failed permanently and is now a dead letter`, cause)
    : Effect.logWarning(`Job ${name} failed and will be retried`, cause)
  yield* Effect.annotateLogs(logged, { ...about, job: name, jobId: id, does, attempt: retryCount + 1 })
  if (isLast) recordDeadLetter({ queue: name })
  const message = `${name}: ${redactText(Cause.pretty(cause)).slice(0, MAX_MESSAGE_LENGTH)}`
  return { id, status: "failed" as const, output: { message, does, about, attempt: retryCount + 1 } }
})

export type Outcome = Effect.Success<ReturnType<typeof settle>>

/** A job is interrupted shortly before pg-boss expires it, so that its outcome is still recorded. */
const USABLE_TIME = 0.98

const withTimeout = <R>(
  run: Effect.Effect<void, never, R>,
  { expireInSeconds }: JobWithMetadata<unknown>,
  taken: number
) => {
  const deadline = taken + expireInSeconds * 1000 * USABLE_TIME
  return Effect.timeoutOrElse(run, {
    duration: Math.max(deadline - performance.now(), 0),
    orElse: () => Effect.die(new Error(`Timed out after ${expireInSeconds} seconds.`))
  })
}

/**
 * Runs one job until it ends or its time is up. The time began at `taken` (milliseconds of `performance`), when its
 * batch was fetched. pg-boss records the outcome.
 */
export const settle = Effect.fnUntraced(function* <R>(
  job: Job<R>,
  queued: JobWithMetadata<unknown>,
  taken = performance.now()
) {
  const started = performance.now()
  let about = aboutOf(queued.data)
  const attempt = withTimeout(Effect.withSpan(job.run(queued.data), `job ${job.name}`), queued, taken).pipe(
    Effect.provideService(Attempt, {
      isLast: queued.retryCount >= queued.retryLimit,
      note: (more) => void (about = { ...about, ...more })
    }),
    Effect.annotateLogs({ ...about, job: job.name, jobId: queued.id })
  )
  const exit = yield* Effect.exit(attempt)
  const seconds = (performance.now() - started) / 1000
  recordJob({ queue: job.name, succeeded: Exit.isSuccess(exit), seconds })
  if (Exit.isSuccess(exit)) return { id: queued.id, status: "completed" as const }
  return yield* failed(job, queued, about, exit.cause)
})

const optionsOf = ({ concurrency, perGroup }: Pick<Job<never>, "concurrency" | "perGroup">) => ({
  ...WORKER_OPTIONS,
  localConcurrency: concurrency,
  ...(perGroup !== null && { localGroupConcurrency: perGroup })
})

/**
 * Runs the jobs of these queues until the scope closes. A defect fails the attempt; pg-boss retries later and finally
 * moves the job to the dead letters. A job that runs out of time is interrupted, so that its next attempt never runs
 * concurrently.
 */
export const work = <R>(jobs: ReadonlyArray<Job<R>>, services: Context.Context<R>) =>
  Effect.gen(function* () {
    const { boss } = yield* Queue
    const run = Effect.runPromiseWith(services)
    for (const job of jobs) {
      yield* Effect.acquireRelease(
        Effect.promise(() =>
          boss.work(job.name, optionsOf(job), async (batch) => {
            const taken = performance.now()
            const outcomes: Array<Outcome> = []
            for (const queued of batch)
              outcomes.push(await run(settle(job, queued, taken), { signal: queued.signal }))
            return outcomes
          })
        ),
        (id) => Effect.promise(() => boss.offWork(job.name, { id }))
      )
      yield* Effect.promise(() => schedule(boss, job))
    }
  })
