import { permitted } from "#kernel"
import { Effect } from "effect"
import { type PartFilter, PartList } from "./PartList.ts"

/** Returns how many parts match. */
export const countParts = Effect.fn("maintenance.countParts")(function* (filter: PartFilter) {
  const { organizationId } = yield* permitted("workorders.read")
  return { count: yield* PartList.use((list) => list.count(organizationId, filter)) }
})
