import { Cause, type Context, Effect, Exit } from "effect"
import { recordJob } from "#infra/observability"
import { Attempt } from "./Attempt.ts"
import { DEAD_LETTERS, Queue } from "./Queue.ts"
import type { Job } from "./definition.ts"

const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3, burstWhenBatchFull: true }
/** One job at a time, with how often it was tried and how often it may be. */
const EACH = { ...POLLING, batchSize: 1, includeMetadata: true } as const

/** What a job could not do, for whoever reads the dead letters. */
export class JobFailed extends Error {}

/**
 * Runs the jobs whose queues these are until the scope closes. A defect fails the try; pg-boss tries
 * again later, and at last puts the job among the dead letters.
 */
export const work = <R>(jobs: ReadonlyArray<Job<R>>, services: Context.Context<R>) =>
  Effect.gen(function* () {
    const { boss } = yield* Queue
    const run = Effect.runPromiseExitWith(services)
    for (const job of jobs) {
      yield* Effect.acquireRelease(
        Effect.promise(() =>
          boss.work(job.name, { ...EACH, localConcurrency: job.concurrency }, async ([first]) => {
            if (first === undefined) return
            const started = performance.now()
            const attempt = Effect.withSpan(job.run(first.data), `job ${job.name}`).pipe(
              Effect.provideService(Attempt, { isLast: first.retryCount >= first.retryLimit })
            )
            const exit = await run(Effect.annotateLogs(attempt, { job: job.name, jobId: first.id }))
            const seconds = (performance.now() - started) / 1000
            recordJob({ queue: job.name, succeeded: Exit.isSuccess(exit), seconds })
            if (Exit.isSuccess(exit)) return
            await run(Effect.logWarning(`Job ${job.name} failed`, exit.cause))
            throw new JobFailed(`${job.name}: ${Cause.pretty(exit.cause).slice(0, 2000)}`)
          })
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
