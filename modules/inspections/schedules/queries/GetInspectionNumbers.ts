import { dayIn, daysAfter, type OrganizationId, permitted, plus } from "#kernel"
import { Effect } from "effect"
import { beginningOf } from "../../submissions/domain/filePeriod.ts"
import { InspectionList } from "../../submissions/queries/InspectionList.ts"
import { dueInOrganization } from "./ListDueInspections.ts"
import { momentOf } from "./momentOf.ts"
import { ScheduleList } from "./ScheduleList.ts"

/** Inspections that were done today, that failed lately, and that someone should look at. */
const counted = Effect.fnUntraced(function* (organizationId: OrganizationId, timeZone: string, at: Date) {
  const list = yield* InspectionList
  const today = dayIn(timeZone, at)
  const week = { from: beginningOf(daysAfter(today, -6), timeZone), until: plus(at, 1) }
  return {
    done_today: yield* list.doneOn(organizationId, today, timeZone),
    failed_7_days: yield* list.count(organizationId, { result: ["fail", "pass_with_defects"], period: week }),
    to_review: yield* list.count(organizationId, { review: "open" })
  }
})

/** Returns how many inspections are due, done, failed and missed. */
export const getInspectionNumbers = Effect.fn("inspections.getInspectionNumbers")(function* () {
  const { organizationId } = yield* permitted("inspections.read")
  const { at, timeZone } = yield* momentOf(organizationId)
  const due = yield* dueInOrganization(organizationId)
  const { expected, missed, missed_7_days } = yield* ScheduleList.use((list) =>
    list.completion(organizationId, timeZone, dayIn(timeZone, at))
  )
  return {
    due_today: due.length,
    ...(yield* counted(organizationId, timeZone, at)),
    missed_7_days,
    completion_permille: expected === 0 ? null : Math.round((1000 * (expected - missed)) / expected)
  }
})
