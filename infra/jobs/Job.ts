import type { Effect } from "effect"

/** What operators see of a job. */
export interface JobDescription {
  /** `module.what-it-does`; the name of its queue. */
  readonly name: string
  /** The name in previous versions; waiting jobs, or the schedule, move to the new one. */
  readonly formerly?: string
  /** One sentence. */
  readonly does: string
  /** The schemas and tables it reads or writes, and the services it calls. */
  readonly touches: ReadonlyArray<string>
  /** Cron with five fields, UTC; null when it runs only on demand. */
  readonly cron: string | null
  /** Retries after the first attempt, with exponential backoff; then the job is a dead letter. */
  readonly retries: number
  /**
   * Seconds after which an attempt is interrupted. If its process was killed, the next attempt begins up to a minute after
   * that.
   */
  readonly expiresAfter: number
  /** Whether at most one waits or runs at any time, across all processes. */
  readonly exclusive: boolean
  /** The events it reacts to; none unless it is a reaction. */
  readonly events: ReadonlyArray<string>
}

/** Background work, on a schedule or from a queue. */
export interface Job<out R> extends JobDescription {
  /** `system` sees all organizations, `application` only what its actor may see. */
  readonly role: "system" | "application"
  /** How many run concurrently in one process. */
  readonly concurrency: number
  /** How many of these may be of one group, such as an organization; null for any number. */
  readonly perGroup: number | null
  readonly run: (data: unknown) => Effect.Effect<void, never, R>
}
