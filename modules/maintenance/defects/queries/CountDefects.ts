import { permitted } from "#kernel"
import { Effect } from "effect"
import { type DefectFilter, DefectList } from "./DefectList.ts"

/** Returns how many defects match. */
export const countDefects = Effect.fn("maintenance.countDefects")(function* (filter: DefectFilter) {
  const { organizationId } = yield* permitted("defects.read")
  return { count: yield* DefectList.use((list) => list.count(organizationId, filter)) }
})
