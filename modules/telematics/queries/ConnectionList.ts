import type { OrganizationId } from "#kernel"
import { Effect } from "effect"
import { Connections } from "../domain/Connections.ts"

/** Connections, newest first: of one organization, or with null of all. For the installation's shell. */
export const connectionList = Effect.fn("telematics.connectionList")(function* (
  organizationId: OrganizationId | null
) {
  return yield* Connections.use((connections) => connections.list(organizationId))
})
