import { Context, type Effect } from "effect"

export class ExpiredRows extends Context.Service<
  ExpiredRows,
  {
    /** Deletes up to a few thousand of each kind and returns how many; the next run continues. */
    readonly remove: (at: Date) => Effect.Effect<{
      readonly exports: number
      readonly sessions: number
      readonly tokens: number
      readonly links: number
      readonly origins: number
      readonly signIns: number
      readonly factors: number
      readonly codes: number
      readonly challenges: number
    }>
  }
>()("identity/ExpiredRows") {}
