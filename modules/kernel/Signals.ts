import { Context, type Effect } from "effect"

/**
 * Notifies listeners in all processes that something has changed that changes too often for events. A signal has no
 * content and is not stored: listeners read what changed, and look again from time to time.
 */
export class Signals extends Context.Service<
  Signals,
  {
    /** Raises a topic of at most 100 characters without spaces once the open unit of work has committed. */
    readonly raise: (topic: string) => Effect.Effect<void>
  }
>()("kernel/Signals") {}
