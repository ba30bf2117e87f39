import { NotFound, permitted, type UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect, Option } from "effect"
import { capabilitiesOverMembers } from "../domain/capabilities.ts"
import { Members } from "../domain/Members.ts"

/** A person's membership in the organization one is at work in. */
export const findMember = Effect.fn("tenancy.findMember")(function* (userId: UserId) {
  const viewer = yield* permitted("members.read")
  const members = yield* Members
  const found = yield* members.ofUser(viewer.organizationId, userId)
  if (Option.isNone(found)) return yield* new NotFound({ what: "member" })
  const owners = yield* members.countOwners(viewer.organizationId)
  const people = yield* Profiles.use((profiles) => profiles.byIds([userId]))
  const { full_name = null, avatar_url = null, email = null } = people.get(userId) ?? {}
  const can = capabilitiesOverMembers(viewer, owners)(found.value.role)
  return { ...found.value, full_name, avatar_url, email, can }
})
