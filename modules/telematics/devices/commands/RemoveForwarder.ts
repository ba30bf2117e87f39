import { orNotFound, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { ForwardersChanged } from "../../contract/events.ts"
import type { ForwarderId } from "../../contract/ids.ts"
import { Forwarders } from "../domain/Forwarders.ts"

/** Refuses what a Traccar server forwards from now on. Its devices and their positions stay. */
export const removeForwarder = Effect.fn("telematics.removeForwarder")(function* (id: ForwarderId) {
  const { organizationId } = yield* permitted("devices.edit")
  const { name } = yield* Forwarders.use((forwarders) => forwarders.remove(organizationId, id)).pipe(
    orNotFound("server")
  )
  yield* publish(new ForwardersChanged({ organizationId }))
  yield* record({ action: "forwarder.removed", organizationId, subject: name })
}, transactional)
