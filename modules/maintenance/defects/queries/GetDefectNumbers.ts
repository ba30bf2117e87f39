import { permitted } from "#kernel"
import { Effect } from "effect"
import { DefectList, filterOf } from "./DefectList.ts"

/** Returns how many defects of vehicles in the fleet are unresolved, and how many of them block their vehicle. */
export const getDefectNumbers = Effect.fn("maintenance.getDefectNumbers")(function* () {
  const { organizationId } = yield* permitted("defects.read")
  const list = yield* DefectList
  return {
    open: yield* list.count(organizationId, filterOf({})),
    blocking: yield* list.count(organizationId, filterOf({ blocking: "true" }))
  }
})
