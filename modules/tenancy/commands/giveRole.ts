import { publish, record, type Role } from "#kernel"
import { Effect } from "effect"
import { MemberRoleChanged } from "../contract/events.ts"
import { Members, type Membership } from "../domain/Members.ts"
import { nameOf } from "../queries/nameOf.ts"

export const giveRole = Effect.fnUntraced(function* (membership: Membership, role: Role) {
  const { organization_id: organizationId, user_id: userId, id: memberId, role: from } = membership
  yield* Members.use((members) => members.setRole(membership, role))
  yield* publish(new MemberRoleChanged({ organizationId, userId, memberId, role }))
  const subject = yield* nameOf(userId)
  yield* record({
    action: "member.role_changed",
    organizationId,
    userId,
    subject,
    details: { from, to: role }
  })
})
