import { CurrentPerson, now, transactional } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"
import type { ConnectionView, ProviderName } from "../../contract/views.ts"
import { Connections, stateOf } from "../domain/Connections.ts"
import { Providers } from "../domain/Providers.ts"

/** Returns the user's own connection. One that served an organization they left is about to be deleted and not shown. */
export const myConnection = Effect.fn("telematics.myConnection")(function* (provider: ProviderName) {
  const { find } = yield* Providers
  const { userId } = yield* CurrentPerson
  const connection = Option.getOrUndefined(
    yield* Connections.use((connections) => connections.ofPerson(userId))
  )
  const organization_id = connection?.organization_id ?? null
  const names = yield* OrganizationDirectory.use((directory) =>
    directory.namesOf(organization_id === null ? [] : [organization_id])
  )
  return {
    provider,
    available: Option.isSome(find(provider)),
    state: stateOf(connection, yield* now),
    organization_id,
    organization_name: organization_id === null ? null : (names.get(organization_id)?.name ?? null),
    expires_at: connection?.expires_at ?? null,
    wallet_address: connection?.wallet_address ?? null,
    connected_at: connection?.connected_at ?? null
  } satisfies ConnectionView
}, transactional)
