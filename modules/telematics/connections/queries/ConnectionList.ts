import type { OrganizationId } from "#kernel"
import { Effect } from "effect"
import { Connections } from "../domain/Connections.ts"

/** Connections of one organization, or of all when null, newest first. For the operator's shell. */
export const connectionList = Effect.fn("telematics.connectionList")(function* (
  organizationId: OrganizationId | null
) {
  return yield* Connections.use((connections) => connections.list(organizationId))
})
