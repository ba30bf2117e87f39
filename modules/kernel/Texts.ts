import { Context, type Effect } from "effect"
import type { TooManyRequests } from "./RateLimits.ts"

/** A text message. It contains no links, because people cannot tell which of them are ours. */
export interface Text {
  /** `module.purpose`: `identity.code`. */
  readonly kind: string
  /** E.164: `+15550100123`. */
  readonly to: string
  readonly text: string
  /** From then on it is worth nothing, and is no longer sent. */
  readonly expiresAt: Date
  /** Whether its owner has shown that the number is theirs. */
  readonly isVerified: boolean
}

/** Queues text messages in the current unit of work; they are sent after it commits, with retries. */
export class Texts extends Context.Service<
  Texts,
  {
    /** Fails once the installation has queued as many as it may in an hour. */
    readonly queue: (text: Text) => Effect.Effect<void, TooManyRequests>
  }
>()("kernel/Texts") {}
