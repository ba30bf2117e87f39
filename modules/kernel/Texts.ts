import { Context, type Effect } from "effect"

/** A text message. It contains no links, because people cannot tell which of them are ours. */
export interface Text {
  /** `module.purpose`: `identity.code`. */
  readonly kind: string
  /** E.164: `+15550100123`. */
  readonly to: string
  readonly text: string
  /** From then on it is worth nothing, and is no longer sent. */
  readonly expiresAt: Date
}

/** Queues text messages in the current unit of work; they are sent after it commits, with retries. */
export class Texts extends Context.Service<Texts, { readonly queue: (text: Text) => Effect.Effect<void> }>()(
  "kernel/Texts"
) {}
