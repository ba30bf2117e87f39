import { daysAfter, permitted } from "#kernel"
import { Effect } from "effect"
import { EXPIRES_SOON_DAYS } from "../../contract/documentViews.ts"
import { todayIn } from "../../drivers/queries/today.ts"
import { ExpiringDocuments } from "./ExpiringDocuments.ts"

/** Returns how many documents have expired, and how many will soon. */
export const countExpiringDocuments = Effect.fn("fleet.countExpiringDocuments")(function* () {
  const { organizationId } = yield* permitted("vehicles.read")
  const today = yield* todayIn(organizationId)
  return yield* ExpiringDocuments.use((all) =>
    all.count(organizationId, today, daysAfter(today, EXPIRES_SOON_DAYS))
  )
})
