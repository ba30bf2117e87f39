import { Context } from "effect"

/** The present try of a job. */
export const Attempt = Context.Reference<{
  /** No further one is made: whoever waits for the outcome is to be told now. */
  readonly isLast: boolean
}>("infra/jobs/Attempt", { defaultValue: () => ({ isLast: false }) })
