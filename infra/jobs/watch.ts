import { observeGauge } from "#infra/observability"
import { Effect, Schedule } from "effect"
import type { JobDescription } from "./Job.ts"
import { backlog } from "./state.ts"

const EVERY = "30 seconds"

const gauges = [
  {
    name: "jobs_waiting",
    description: "Background jobs that wait to be run, those due later among them",
    of: "waiting"
  },
  {
    name: "jobs_oldest_waiting_seconds",
    description: "How long the longest-waiting background job could have run already",
    of: "oldest_waiting_seconds"
  },
  { name: "jobs_dead_letters", description: "Background jobs that gave up, as they lie there", of: "dead" }
] as const

/** Measures the queues twice a minute until the scope closes. */
export const watchQueues = Effect.fnUntraced(function* (jobs: ReadonlyArray<JobDescription>) {
  let stateOf = yield* backlog
  const look = Effect.map(backlog, (found) => void (stateOf = found))
  // While the database is unavailable the numbers stay unchanged.
  yield* Effect.forkScoped(
    Effect.repeat(
      Effect.catchCause(look, () => Effect.void),
      Schedule.spaced(EVERY)
    )
  )
  for (const { name: queue } of jobs)
    for (const { name, description, of } of gauges)
      yield* observeGauge({ name, description, labels: { queue }, read: () => stateOf(queue)[of] })
})
