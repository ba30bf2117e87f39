import { permitted, orNotFound } from "#kernel"
import { Effect } from "effect"
import { Organizations } from "../domain/Organizations.ts"

/** The organization one is at work in, and what one may do there. */
export const getOrganization = Effect.fn("tenancy.getOrganization")(function* () {
  const { organizationId, role, permissions } = yield* permitted("organization.read")
  const found = yield* Organizations.use((organizations) => organizations.find(organizationId)).pipe(
    orNotFound("organization")
  )
  return { ...found, role, can: [...permissions] }
})
