import { days, type OrganizationId, type Period, permitted, plus } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import { peopleNamed, viewed } from "../../workorders/queries/viewed.ts"
import { WorkOrderList } from "../../workorders/queries/WorkOrderList.ts"
import { Bays } from "../domain/Bays.ts"
import { Plan } from "../domain/Plan.ts"
import { weekOf } from "./GetWorkingHours.ts"

const MOST_DAYS = 100
const MOST_SCHEDULED = 500
const MOST_UNSCHEDULED = 100

/** Returns what is scheduled in a period, of which the first 100 days count, and what can be scheduled. */
export const getPlanningBoard = Effect.fn("maintenance.getPlanningBoard")(function* ({
  from,
  until
}: Period) {
  const { organizationId } = yield* permitted("workorders.read")
  const last = plus(from, days(MOST_DAYS))
  const during = { from, until: until < last ? until : last }
  const list = yield* WorkOrderList
  const scheduled = yield* list.scheduled(organizationId, during, undefined, MOST_SCHEDULED + 1)
  const unscheduled = yield* list.page(organizationId, { state: ["draft", "approved"] }, [], "-priority", {
    after: null,
    limit: MOST_UNSCHEDULED
  })
  const bays = yield* Bays.use((all) => all.list(organizationId, false))
  return {
    bays: bays.map(({ id, name }) => ({ id, name })),
    technicians: yield* techniciansOf(organizationId),
    week: yield* weekOf(organizationId),
    scheduled: yield* viewed(organizationId, scheduled.slice(0, MOST_SCHEDULED)),
    unscheduled: yield* viewed(organizationId, unscheduled.slice(0, MOST_UNSCHEDULED)),
    more: scheduled.length > MOST_SCHEDULED || unscheduled.length > MOST_UNSCHEDULED,
    due: yield* Plan.use((plan) => plan.countDue(organizationId))
  }
})

/** The members who can be assigned, with their names. */
const techniciansOf = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const able = yield* Memberships.use((all) => all.holding(organizationId, "workorders.edit"))
  const named = yield* peopleNamed(able)
  return able.map(named)
})
