import { observeGauge } from "#infra/observability"
import { Effect, Schedule } from "effect"
import type { JobDescription } from "./Job.ts"
import { backlog } from "./state.ts"

const INTERVAL = "30 seconds"

const gauges = [
  {
    name: "jobs_waiting",
    description: "Background jobs waiting to run, including those due later",
    of: "waiting"
  },
  {
    name: "jobs_oldest_waiting_seconds",
    description: "How long the longest-waiting background job has been due",
    of: "oldest_waiting_seconds"
  },
  { name: "jobs_dead_letters", description: "Background jobs that failed permanently", of: "dead" }
] as const

/** Measures the queues twice a minute until the scope closes. */
export const watchQueues = Effect.fnUntraced(function* (jobs: ReadonlyArray<JobDescription>) {
  let stateOf = yield* backlog
  const refresh = Effect.map(backlog, (latest) => void (stateOf = latest))
  // While the database is unavailable the numbers stay unchanged.
  yield* Effect.forkScoped(
    Effect.repeat(
      Effect.catchCause(refresh, () => Effect.void),
      Schedule.spaced(INTERVAL)
    )
  )
  for (const { name: queue } of jobs)
    for (const { name, description, of } of gauges)
      yield* observeGauge({ name, description, labels: { queue }, read: () => stateOf(queue)[of] })
})
