import { now, type OrganizationId } from "#kernel"
import { Profiles } from "#identity"
import { Effect, Struct } from "effect"
import type { ProviderName, SharedVehiclesView } from "../../contract/views.ts"
import { type Connection, Connections } from "../domain/Connections.ts"
import { SharedVehicles } from "../domain/SharedVehicles.ts"

/** The connections that serve an organization now. */
export const servingConnections = Effect.fnUntraced(function* (
  provider: ProviderName,
  organizationId: OrganizationId
) {
  const at = yield* now
  const serving = yield* Connections.use((connections) => connections.serving(organizationId, at))
  return serving.filter((connection) => connection.provider === provider)
})

const oldest = (connections: ReadonlyArray<Connection>): Date | null =>
  connections.flatMap(({ read_at }) => read_at ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null

/** What members share with an organization, as last read. */
export const sharedVehicles = Effect.fnUntraced(function* (
  provider: ProviderName,
  organizationId: OrganizationId
) {
  const at = yield* now
  const connections = yield* servingConnections(provider, organizationId)
  const userIds = connections.map(({ user_id }) => user_id)
  const vehicles = yield* SharedVehicles.use((shared) => shared.sharedBy(organizationId, userIds, at))
  const profiles = yield* Profiles.use((profiles) => profiles.byIds(userIds))
  return {
    items: vehicles.map(({ user_id: shared_by, ...vehicle }) => ({
      ...Struct.omit(vehicle, ["permissions"]),
      provider,
      shared_by,
      shared_by_name: profiles.get(shared_by)?.full_name ?? "Unknown User"
    })),
    read_at: oldest(connections),
    failed: connections.some(({ read_failed_at }) => read_failed_at !== null)
  } satisfies SharedVehiclesView
})
