import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"

/** Whether a user has the product open now, on any device. Answered from the live streams. */
export class Presence extends Context.Service<
  Presence,
  { readonly isPresent: (userId: UserId) => Effect.Effect<boolean> }
>()("messaging/Presence") {}
