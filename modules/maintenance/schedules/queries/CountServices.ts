import { permitted } from "#kernel"
import { Effect } from "effect"
import { matchingOf } from "./matching.ts"
import { type ServiceFilter, ServiceList } from "./ServiceList.ts"

/** Returns how many services match. */
export const countServices = Effect.fn("maintenance.countServices")(function* (filter: ServiceFilter) {
  const { organizationId } = yield* permitted("services.read")
  const matching = yield* matchingOf(organizationId, filter)
  return { count: yield* ServiceList.use((list) => list.count(organizationId, filter, matching)) }
})
