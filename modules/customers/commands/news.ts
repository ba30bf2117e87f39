import { AuditLog, type AuditRecord, type DomainEvent, Events, type OrganizationId } from "#kernel"

/** Tells the other modules, and whoever is looking at the organization's customers. */
export const publish = (event: DomainEvent & { readonly organizationId: OrganizationId }) =>
  Events.use((events) => events.publish(event, { organizationId: event.organizationId }))

export const record = (entry: AuditRecord) => AuditLog.use((log) => log.record(entry))
