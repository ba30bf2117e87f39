import { Context, type Effect } from "effect"
import type { Progress, Run } from "./guesses.ts"

/** Counts failed sign-ins, across all processes and outside of every unit of work: a refused attempt counts, too. */
export class FailedSignIns extends Context.Service<
  FailedSignIns,
  {
    /** The runs that have at least one failure. */
    readonly progressOf: (runs: ReadonlyArray<Run>) => Effect.Effect<ReadonlyArray<Progress>>
    /** Adds a failure to each run. */
    readonly add: (runs: ReadonlyArray<Run>) => Effect.Effect<ReadonlyArray<Progress>>
    /** Ends a run after a success. */
    readonly clear: (run: Run) => Effect.Effect<void>
  }
>()("identity/FailedSignIns") {}
