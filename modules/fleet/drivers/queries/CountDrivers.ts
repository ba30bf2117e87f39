import { permitted } from "#kernel"
import { Effect } from "effect"
import { type DriverFilter, DriverList } from "./DriverList.ts"
import { todayIn } from "./today.ts"

/** Returns how many drivers match. */
export const countDrivers = Effect.fn("fleet.countDrivers")(function* (filter: DriverFilter) {
  const { organizationId } = yield* permitted("drivers.read")
  const today = yield* todayIn(organizationId)
  return { count: yield* DriverList.use((list) => list.count(organizationId, filter, today)) }
})
