import { publish, record } from "#kernel"
import { Effect } from "effect"
import { MemberRemoved } from "../contract/events.ts"
import { Members, type Membership } from "../domain/Members.ts"
import { nameOf } from "../queries/nameOf.ts"

/** Removes a membership, which takes effect on the next request. */
export const endMembership = Effect.fnUntraced(function* (
  membership: Membership,
  action: "member.removed" | "member.left"
) {
  const { organization_id: organizationId, user_id: userId, id: memberId, role } = membership
  yield* Members.use((members) => members.remove(membership))
  yield* publish(new MemberRemoved({ organizationId, userId, memberId, left: action === "member.left" }))
  yield* record({ action, organizationId, userId, subject: yield* nameOf(userId), details: { role } })
})
