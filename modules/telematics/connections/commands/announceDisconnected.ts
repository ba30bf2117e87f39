import { publish, record } from "#kernel"
import { Effect } from "effect"
import { ProviderDisconnected } from "../../contract/events.ts"
import type { ProviderName } from "../../contract/views.ts"
import type { Connection } from "../domain/Connections.ts"

/** The display names of providers. */
const names: Readonly<Record<ProviderName, string>> = { dimo: "DIMO" }

/** The log names the provider and the user, never the account. */
export const recordConnection = (
  action: "provider.connected" | "provider.disconnected" | "provider.expired",
  { provider, organization_id: organizationId, user_id: userId }: Connection
) => record({ action, organizationId, userId, subject: names[provider] })

/** The fields that events about a connection share. */
export const about = ({ provider, organization_id: organizationId, user_id: userId }: Connection) => ({
  provider,
  organizationId,
  userId
})

/** Publishes and records that a connection has ended. */
export const announceDisconnected = (
  connection: Connection,
  action: "provider.disconnected" | "provider.expired" = "provider.disconnected"
) =>
  Effect.andThen(publish(new ProviderDisconnected(about(connection))), recordConnection(action, connection))
