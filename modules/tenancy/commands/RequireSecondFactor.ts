import { CurrentActor, now, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { OwnSecondFactorMissing } from "../contract/errors/security.ts"
import { SecondFactorRequirementChanged } from "../contract/events.ts"
import { isMissing, requiredFrom, SecondFactors } from "../domain/SecondFactors.ts"
import { lockedFor } from "./inside.ts"
import { refuseUnproven } from "./refuseUnproven.ts"

/**
 * Requires a second factor of all members after so many days, or no longer (null). Owners need one themselves, so that they
 * do not lock themselves out; operators act for no account.
 */
export const requireSecondFactor = Effect.fn("tenancy.requireSecondFactor")(function* (
  graceDays: number | null
) {
  const member = yield* lockedFor("organization.secure")
  const { organizationId, userId } = member
  const factors = yield* SecondFactors
  const actor = yield* CurrentActor
  const missing = yield* factors.missing(organizationId)
  if (actor._tag !== "Operator" && graceDays !== null && isMissing(missing, userId))
    return yield* new OwnSecondFactorMissing()
  yield* refuseUnproven(member)
  const from = graceDays === null ? null : requiredFrom(yield* now, graceDays)
  yield* factors.require(organizationId, from)
  const awaiting = from === null ? [] : missing.map(({ user_id }) => user_id)
  yield* publish(new SecondFactorRequirementChanged({ organizationId, from, awaiting }))
  yield* record({
    action: from === null ? "second_factor.not_required" : "second_factor.required",
    organizationId,
    ...(from === null ? {} : { details: { from: from.toISOString() } })
  })
}, transactional)
