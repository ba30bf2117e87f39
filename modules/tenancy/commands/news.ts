import {
  AuditLog,
  type AuditRecord,
  type DomainEvent,
  Events,
  type OrganizationId,
  type UserId
} from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"

type News = DomainEvent & { readonly organizationId: OrganizationId; readonly userId?: UserId }

/** Tells the other modules: the organization and, where the news is about a person, that person hear it. */
export const publish = (event: News) => {
  const { organizationId, userId } = event
  return Events.use((events) =>
    events.publish(event, userId ? { organizationId, userId } : { organizationId })
  )
}

export const record = (entry: AuditRecord) => AuditLog.use((log) => log.record(entry))

/** A person's name, for people who read the audit log. */
export const nameOf = (userId: UserId) =>
  Effect.map(
    Profiles.use((profiles) => profiles.byIds([userId])),
    (people) => people.get(userId)?.full_name ?? "Unknown User"
  )
