import { permitted, orNotFound } from "#kernel"
import { Effect } from "effect"
import { Members } from "../domain/Members.ts"
import { Organizations } from "../domain/Organizations.ts"
import { refusalToLeave } from "../domain/rules.ts"

/** Returns the current organization, the member's permissions, and whether they may leave. */
export const getOrganization = Effect.fn("tenancy.getOrganization")(function* () {
  const { organizationId, role, permissions } = yield* permitted("organization.read")
  const organization = yield* Organizations.use((organizations) => organizations.find(organizationId)).pipe(
    orNotFound("organization")
  )
  const owners = yield* Members.use((members) => members.countOwners(organizationId))
  const may_leave = refusalToLeave(role, owners) === undefined
  return { ...organization, role, can: [...permissions], may_leave }
})
