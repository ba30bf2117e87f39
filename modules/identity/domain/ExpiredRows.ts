import { Context, type Effect } from "effect"

export class ExpiredRows extends Context.Service<
  ExpiredRows,
  {
    /** Deletes up to a few thousand of each kind and returns how many; the next run continues. */
    readonly remove: (at: Date) => Effect.Effect<{
      readonly sessions: number
      readonly tokens: number
      readonly links: number
      readonly origins: number
    }>
  }
>()("identity/ExpiredRows") {}
