import type { NotificationKind, OrganizationId, UserId } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"

/** Whether a person currently belongs to the audience of a kind of notification about an organization. */
export const isInAudience = Effect.fnUntraced(function* (
  userId: UserId,
  { audience }: NotificationKind,
  organizationId: OrganizationId | null
) {
  if (organizationId === null || audience === "anyone") return true
  const ids = yield* Memberships.use((memberships) => memberships.openTo(userId))
  return ids.includes(organizationId) === (audience !== "outsiders")
})
