import { permitted, orNotFound } from "#kernel"
import { Effect } from "effect"
import { Organizations } from "../domain/Organizations.ts"

/** Returns the current organization and the member's permissions. */
export const getOrganization = Effect.fn("tenancy.getOrganization")(function* () {
  const { organizationId, role, permissions } = yield* permitted("organization.read")
  const organization = yield* Organizations.use((organizations) => organizations.find(organizationId)).pipe(
    orNotFound("organization")
  )
  return { ...organization, role, can: [...permissions] }
})
