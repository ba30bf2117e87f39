import { permitted } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import { SecondFactors } from "../domain/SecondFactors.ts"

/** From when on members need a second factor, and who has none. */
export const getSecondFactorRequirement = Effect.fn("tenancy.getSecondFactorRequirement")(function* () {
  const { organizationId } = yield* permitted("organization.secure")
  const factors = yield* SecondFactors
  const missing = yield* factors.missing(organizationId)
  const people = yield* Profiles.use((profiles) => profiles.byIds(missing.map(({ user_id }) => user_id)))
  return {
    required_from: yield* factors.requiredFrom(organizationId),
    missing: missing.map((member) => {
      const { full_name = null, avatar_url = null, email = null } = people.get(member.user_id) ?? {}
      return { ...member, full_name, avatar_url, email }
    })
  }
})
