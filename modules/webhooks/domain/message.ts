import type { EventId, OrganizationId, PublicMessage } from "#kernel"

/** The body of an event, as the Standard Webhooks specification suggests. It names the organization it belongs to. */
export const bodyOf = (organizationId: OrganizationId, { type, data }: PublicMessage, at: Date): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data: { organization_id: organizationId, ...data } })

/** The identity of an event for its receivers, the same at each attempt and for each endpoint. */
export const webhookIdOf = (eventId: EventId): string => `evt_${eventId}`
