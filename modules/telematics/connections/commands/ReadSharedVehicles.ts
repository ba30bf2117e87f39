import { CurrentMember, orFail, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { ProviderNotConfigured, ProviderUnavailable } from "../../contract/errors.ts"
import type { ProviderName } from "../../contract/views.ts"
import { Providers } from "../domain/Providers.ts"
import { sharedVehicles, servingConnections } from "../queries/sharedVehicles.ts"
import { memberNow } from "./inside.ts"
import { readDeadline, readConnection } from "./readConnection.ts"

/** How many accounts are read concurrently. */
const CONCURRENCY = 4

/**
 * Reads the vehicles that members share with the organization again and returns all of them. Fails when there is no
 * account to read, or none could be read in time; the last known data stays.
 */
export const readSharedVehicles = Effect.fn("telematics.readSharedVehicles")(function* (name: ProviderName) {
  const { organizationId } = yield* permitted("devices.read")
  yield* Providers.useSync((providers) => providers.find(name)).pipe(
    orFail(() => new ProviderNotConfigured({ what: "vehicles" }))
  )
  const deadline = yield* readDeadline
  const serving = yield* transactional(servingConnections(name, organizationId))
  const read = yield* Effect.forEach(serving, (connection) => readConnection(connection, deadline), {
    concurrency: CONCURRENCY
  })
  if (read.length > 0 && !read.includes(true)) return yield* new ProviderUnavailable({ what: "vehicles" })
  return yield* answer(name)
})

/** Reading takes time: a user removed or signed out meanwhile sees nothing. */
const answer = Effect.fnUntraced(function* (name: ProviderName) {
  const { organizationId } = yield* CurrentMember
  yield* memberNow(organizationId).pipe(orNotFound("organization"))
  return yield* sharedVehicles(name, organizationId)
}, transactional)
