import { permitted } from "#kernel"
import { Effect } from "effect"
import { Forwarders } from "../domain/Forwarders.ts"

/** Returns the Traccar servers that forward positions, newest first. */
export const listForwarders = Effect.fn("telematics.listForwarders")(function* () {
  const { organizationId } = yield* permitted("devices.read")
  return { items: yield* Forwarders.use((forwarders) => forwarders.all(organizationId)) }
})
