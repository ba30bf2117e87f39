import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"

/** Whether a person has the product open right now, on any device. Answered by whoever holds the live streams. */
export class Presence extends Context.Service<
  Presence,
  { readonly isPresent: (userId: UserId) => Effect.Effect<boolean> }
>()("messaging/Presence") {}
