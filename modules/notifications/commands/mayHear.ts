import type { OrganizationId, UserId } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { NotificationKind } from "../contract/index.ts"
import { kinds } from "../domain/kinds.ts"

/** Whether a person is, by now, of those who are told of an organization. */
export const mayHear = Effect.fnUntraced(function* (
  userId: UserId,
  kind: NotificationKind,
  organizationId: OrganizationId | null
) {
  const { audience } = kinds[kind]
  if (organizationId === null || audience === "anybody") return true
  const ids = yield* Memberships.use((memberships) => memberships.organizationsOf(userId))
  return ids.includes(organizationId) === (audience === "members")
})
