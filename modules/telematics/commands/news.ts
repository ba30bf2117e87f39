import { AuditLog, type DomainEvent, Events, type OrganizationId, type UserId } from "#kernel"
import { Effect } from "effect"
import { ProviderDisconnected } from "../contract/events.ts"
import type { ProviderName } from "../contract/views.ts"
import type { Connection } from "../domain/Connections.ts"

/** How people call a provider. */
const names: Readonly<Record<ProviderName, string>> = { dimo: "DIMO" }

type News = DomainEvent & { readonly organizationId: OrganizationId; readonly userId: UserId }

/** Tells the other modules, the organization that a connection serves, and the person in their other tabs. */
export const publish = (event: News) =>
  Events.use((events) =>
    events.publish(event, { organizationId: event.organizationId, userId: event.userId })
  )

/** The log names the provider and the person, never the account. */
export const record = (
  action: "provider.connected" | "provider.disconnected" | "provider.expired",
  { provider, organization_id: organizationId, user_id: userId }: Connection
) => AuditLog.use((log) => log.record({ action, organizationId, userId, subject: names[provider] }))

/** What an event says of a connection. */
export const about = ({ provider, organization_id: organizationId, user_id: userId }: Connection) => ({
  provider,
  organizationId,
  userId
})

/** Tells the same people that a connection has ended, and the log how it came. */
export const tellOfEnd = (
  connection: Connection,
  action: "provider.disconnected" | "provider.expired" = "provider.disconnected"
) => Effect.andThen(publish(new ProviderDisconnected(about(connection))), record(action, connection))
