import { CurrentActor, now, plus, transactional } from "#kernel"
import { Effect } from "effect"
import { STORED_FOR } from "../domain/retries.ts"
import { WebhookDeliveries } from "../domain/WebhookDeliveries.ts"

/** Deletes deliveries older than 30 days, with their attempts. Runs with system rights. */
export const purgeOldDeliveries = Effect.fn("webhooks.purgeOldDeliveries")(
  function* () {
    const before = plus(yield* now, -STORED_FOR)
    yield* WebhookDeliveries.use((deliveries) => deliveries.purge(before))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "webhooks.purge-old-deliveries" })
)
