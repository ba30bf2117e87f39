import { type DomainEvent, Events } from "./events.ts"
import type { OrganizationId, UserId } from "./ids.ts"

/** Publishes an event to the members of its organization, its person, or both. */
export const publish = (
  event: DomainEvent & { readonly organizationId?: OrganizationId; readonly userId?: UserId }
) => {
  const { organizationId, userId } = event
  const audience = { ...(organizationId && { organizationId }), ...(userId && { userId }) }
  return Events.use((events) => events.publish(event, audience))
}
