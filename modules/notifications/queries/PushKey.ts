import { transactional } from "#kernel"
import { WebPush } from "#infra/push"
import { Effect } from "effect"

/** Returns the installation's public key for push subscriptions. */
export const pushKey = Effect.fn("notifications.pushKey")(function* () {
  return { public_key: yield* WebPush.use((push) => push.publicKey) }
}, transactional)
