import { newId, now, permitted, publish, record, transactional } from "#kernel"
import { newToken } from "#infra/secrets"
import { Effect } from "effect"
import { MOST_FORWARDERS, TooManyForwarders } from "../../contract/errors/devices.ts"
import { ForwardersChanged } from "../../contract/events.ts"
import { ForwarderId } from "../../contract/ids.ts"
import { forwardingPath } from "../domain/access.ts"
import { Forwarders } from "../domain/Forwarders.ts"

/** Accepts positions from a Traccar server that knows the path. */
export const addForwarder = Effect.fn("telematics.addForwarder")(function* ({
  name
}: {
  readonly name: string
}) {
  const { organizationId } = yield* permitted("devices.edit")
  const forwarders = yield* Forwarders
  if ((yield* forwarders.all(organizationId)).length >= MOST_FORWARDERS)
    return yield* new TooManyForwarders({ most: MOST_FORWARDERS })
  const token = newToken("device")
  const forwarder = {
    id: yield* newId(ForwarderId),
    organization_id: organizationId,
    name,
    last_used_at: null,
    created_at: yield* now
  }
  yield* forwarders.add(forwarder, token)
  yield* publish(new ForwardersChanged({ organizationId }))
  yield* record({ action: "forwarder.added", organizationId, subject: name })
  return { forwarder, path: forwardingPath(token) }
}, transactional)
