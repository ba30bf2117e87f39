import { transactional } from "#kernel"
import { WebPush } from "#infra/push"
import { Effect } from "effect"

/** Get the public key for push subscriptions, the same for all of this installation. */
export const pushKey = Effect.fn("notifications.pushKey")(function* () {
  return { public_key: yield* WebPush.use((push) => push.publicKey) }
}, transactional)
