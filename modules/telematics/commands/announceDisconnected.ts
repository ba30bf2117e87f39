import { publish, record } from "#kernel"
import { Effect } from "effect"
import { ProviderDisconnected } from "../contract/events.ts"
import type { ProviderName } from "../contract/views.ts"
import type { Connection } from "../domain/Connections.ts"

/** How people call a provider. */
const names: Readonly<Record<ProviderName, string>> = { dimo: "DIMO" }

/** The log names the provider and the person, never the account. */
export const recordConnection = (
  action: "provider.connected" | "provider.disconnected" | "provider.expired",
  { provider, organization_id: organizationId, user_id: userId }: Connection
) => record({ action, organizationId, userId, subject: names[provider] })

/** What an event says of a connection. */
export const about = ({ provider, organization_id: organizationId, user_id: userId }: Connection) => ({
  provider,
  organizationId,
  userId
})

/** Publishes that a connection has ended, and records how. */
export const announceDisconnected = (
  connection: Connection,
  action: "provider.disconnected" | "provider.expired" = "provider.disconnected"
) =>
  Effect.andThen(publish(new ProviderDisconnected(about(connection))), recordConnection(action, connection))
