import { Context, type Effect } from "effect"

/** What has expired and is kept for nothing. */
export class ExpiredRows extends Context.Service<
  ExpiredRows,
  {
    /** Removes at most some thousands of each kind and answers how many; the next run takes the rest. */
    readonly remove: (at: Date) => Effect.Effect<{
      readonly sessions: number
      readonly tokens: number
      readonly links: number
    }>
  }
>()("identity/ExpiredRows") {}
