import { Cause, type Context, Effect, Exit } from "effect"
import { recordJob } from "#infra/observability"
import type { JobWithMetadata } from "pg-boss"
import { Attempt } from "./Attempt.ts"
import { DEAD_LETTERS, Queue } from "./Queue.ts"
import type { Job } from "./definition.ts"

const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3, burstWhenBatchFull: true }
/**
 * Two at a time, each with how often it was tried and how often it may be, and each settled by itself. A full
 * batch says that more wait, and the next is fetched at once; batches of one would take one job every
 * polling interval, however many wait.
 */
const EACH = { ...POLLING, batchSize: 2, includeMetadata: true, perJobResults: true } as const

/** Runs one job to its end; what became of it is for pg-boss to write down. */
const settle = Effect.fnUntraced(function* <R>(job: Job<R>, queued: JobWithMetadata<unknown>) {
  const started = performance.now()
  const attempt = Effect.withSpan(job.run(queued.data), `job ${job.name}`).pipe(
    Effect.provideService(Attempt, { isLast: queued.retryCount >= queued.retryLimit }),
    Effect.annotateLogs({ job: job.name, jobId: queued.id })
  )
  const exit = yield* Effect.exit(attempt)
  const seconds = (performance.now() - started) / 1000
  recordJob({ queue: job.name, succeeded: Exit.isSuccess(exit), seconds })
  if (Exit.isSuccess(exit)) return { id: queued.id, status: "completed" as const }
  yield* Effect.logWarning(`Job ${job.name} failed`, exit.cause)
  const message = `${job.name}: ${Cause.pretty(exit.cause).slice(0, 2000)}`
  return { id: queued.id, status: "failed" as const, output: { message } }
})

/**
 * Runs the jobs whose queues these are until the scope closes. A defect fails the try; pg-boss tries
 * again later, and at last puts the job among the dead letters.
 */
export const work = <R>(jobs: ReadonlyArray<Job<R>>, services: Context.Context<R>) =>
  Effect.gen(function* () {
    const { boss } = yield* Queue
    const run = Effect.runPromiseWith(services)
    for (const job of jobs) {
      yield* Effect.acquireRelease(
        Effect.promise(() =>
          boss.work(job.name, { ...EACH, localConcurrency: job.concurrency }, (batch) =>
            run(Effect.forEach(batch, (queued) => settle(job, queued)))
          )
        ),
        (id) => Effect.promise(() => boss.offWork(job.name, { id }))
      )
      if (job.cron !== null)
        yield* Effect.promise(() => boss.schedule(job.name, job.cron ?? "", {}, { tz: "UTC" }))
    }
  })

/** How many jobs gave up, for the metrics and the operator. */
export const deadLetters = Effect.flatMap(Queue, ({ boss }) =>
  Effect.map(
    Effect.promise(() => boss.findJobs(DEAD_LETTERS)),
    (jobs) => jobs.length
  )
)
