import { Schema } from "effect"

/** A queue as an operator sees it: its job and its state. */
export const QueueView = Schema.Struct({
  name: Schema.String,
  does: Schema.String,
  /** Cron with five fields, UTC; null for work that runs when queued. */
  cron: Schema.NullOr(Schema.String),
  retries: Schema.Int,
  /** At most one waits or runs, across all processes. */
  exclusive: Schema.Boolean,
  touches: Schema.Array(Schema.String),
  waiting: Schema.Int,
  retrying: Schema.Int,
  running: Schema.Int,
  /** How many seconds the longest-waiting job is overdue; 0 when none waits. */
  oldest_waiting_seconds: Schema.Int,
  /** How many seconds the longest-running job has run. */
  oldest_running_seconds: Schema.Int,
  dead: Schema.Int,
  /** The last success. pg-boss stores the last seven days. */
  succeeded_at: Schema.NullOr(Schema.Date)
})
export type QueueView = typeof QueueView.Type

/** A job that will not be retried. */
export const DeadLetterView = Schema.Struct({
  id: Schema.String,
  queue: Schema.String,
  /** When it was first queued, and when it failed for good. */
  queued_at: Schema.NullOr(Schema.Date),
  died_at: Schema.Date,
  tries: Schema.Int,
  /** The ids it worked for, by kind. */
  about: Schema.Record(Schema.String, Schema.String),
  message: Schema.String
})
export type DeadLetterView = typeof DeadLetterView.Type
