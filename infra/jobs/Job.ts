import type { Effect } from "effect"

/** What is said about a job for those who run the installation. */
export interface JobDescription {
  /** `module.what-it-does`; the name of its queue. */
  readonly name: string
  /** One sentence. */
  readonly does: string
  /** Schemas and tables it reads to decide or writes, and whom it calls. */
  readonly touches: ReadonlyArray<string>
  /** Five fields, UTC; null when it runs only on demand. */
  readonly cron: string | null
  /** Tries after the first one, with growing waits; then the job is a dead letter. */
  readonly retries: number
  /** Whether at most one waits or runs at any time, in all processes together. */
  readonly alone: boolean
  /** The event it answers, for a reaction. */
  readonly event: string | null
}

/** Work that runs by itself: on a schedule or when something was queued. */
export interface Job<out R> extends JobDescription {
  /** `system` sees all organizations, `application` only what its Actor may see. */
  readonly role: "system" | "application"
  /** How many of them one process runs at the same time. */
  readonly concurrency: number
  readonly run: (data: unknown) => Effect.Effect<void, never, R>
}
