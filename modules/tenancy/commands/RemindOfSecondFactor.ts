import { permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { SecondFactorRequirementChanged } from "../contract/events.ts"
import { SecondFactors } from "../domain/SecondFactors.ts"

/** Notifies the members without a second factor again, while one is required or will be. */
export const remindOfSecondFactor = Effect.fn("tenancy.remindOfSecondFactor")(function* () {
  const { organizationId } = yield* permitted("organization.secure")
  const factors = yield* SecondFactors
  const from = yield* factors.requiredFrom(organizationId)
  const awaiting = (yield* factors.missing(organizationId)).map(({ user_id }) => user_id)
  if (from === null || awaiting.length === 0) return
  yield* publish(new SecondFactorRequirementChanged({ organizationId, from, awaiting }))
  yield* record({
    action: "second_factor.reminded",
    organizationId,
    details: { members: String(awaiting.length) }
  })
}, transactional)
