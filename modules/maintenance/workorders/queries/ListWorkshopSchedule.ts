import { days, type Period, permitted, plus, type UserId } from "#kernel"
import { Effect } from "effect"
import { viewed } from "./viewed.ts"
import { WorkOrderList } from "./WorkOrderList.ts"

const MOST_DAYS = 100
const MOST = 500

/** Returns the open work orders that are scheduled in a period, of which the first 100 days count. */
export const listWorkshopSchedule = Effect.fn("maintenance.listWorkshopSchedule")(function* (
  { from, until }: Period,
  assignee?: UserId
) {
  const { organizationId } = yield* permitted("workorders.read")
  const last = plus(from, days(MOST_DAYS))
  const during = { from, until: until < last ? until : last }
  const orders = yield* WorkOrderList.use((list) =>
    list.scheduled(organizationId, during, assignee, MOST + 1)
  )
  return { items: yield* viewed(organizationId, orders.slice(0, MOST)), more: orders.length > MOST }
})
