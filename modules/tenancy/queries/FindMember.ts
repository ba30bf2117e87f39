import { permitted, type UserId, orNotFound } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import { capabilitiesOverMembers } from "../domain/capabilities.ts"
import { Members } from "../domain/Members.ts"

/** Returns a person's membership in the current organization. */
export const findMember = Effect.fn("tenancy.findMember")(function* (userId: UserId) {
  const viewer = yield* permitted("members.read")
  const members = yield* Members
  const membership = yield* members.ofUser(viewer.organizationId, userId).pipe(orNotFound("member"))
  const owners = yield* members.countOwners(viewer.organizationId)
  const people = yield* Profiles.use((profiles) => profiles.byIds([userId]))
  const { full_name = null, avatar_url = null, email = null } = people.get(userId) ?? {}
  const can = capabilitiesOverMembers(viewer, owners)(membership.role)
  return { ...membership, full_name, avatar_url, email, can }
})
