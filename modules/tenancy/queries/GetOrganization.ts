import { NotFound, permitted } from "#kernel"
import { Effect, Option } from "effect"
import { Organizations } from "../domain/Organizations.ts"

/** The organization one is at work in, and what one may do there. */
export const getOrganization = Effect.fn("tenancy.getOrganization")(function* () {
  const { organizationId, role, permissions } = yield* permitted("organization.read")
  const found = yield* Organizations.use((organizations) => organizations.find(organizationId))
  if (Option.isNone(found)) return yield* new NotFound({ what: "organization" })
  return { ...found.value, role, can: [...permissions] }
})
