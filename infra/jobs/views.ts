import { Schema } from "effect"

/** A queue as an operator sees it: what its jobs are, and how it goes. */
export const QueueView = Schema.Struct({
  name: Schema.String,
  does: Schema.String,
  /** Five fields, UTC; null for work that runs when it is queued. */
  cron: Schema.NullOr(Schema.String),
  retries: Schema.Int,
  /** At most one waits or runs, in all processes together. */
  alone: Schema.Boolean,
  touches: Schema.Array(Schema.String),
  waiting: Schema.Int,
  retrying: Schema.Int,
  running: Schema.Int,
  /** Seconds the longest-waiting one could have run already; 0 when none waits. */
  oldest_waiting_seconds: Schema.Int,
  /** Seconds the longest-running one has run. */
  oldest_running_seconds: Schema.Int,
  dead: Schema.Int,
  /** The last one that succeeded, within what pg-boss keeps: seven days. */
  succeeded_at: Schema.NullOr(Schema.Date)
})
export type QueueView = typeof QueueView.Type

/** A job of which no further try is made. */
export const DeadLetterView = Schema.Struct({
  id: Schema.String,
  queue: Schema.String,
  /** When it was first queued, and when it gave up. */
  queued_at: Schema.NullOr(Schema.Date),
  died_at: Schema.Date,
  tries: Schema.Int,
  /** For whom it worked, by kind of id. */
  about: Schema.Record(Schema.String, Schema.String),
  message: Schema.String
})
export type DeadLetterView = typeof DeadLetterView.Type
