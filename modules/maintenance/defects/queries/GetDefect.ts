import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { DefectId } from "../../contract/ids.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"
import { defectView } from "./defectViews.ts"

/** Returns a defect with its photos. */
export const getDefect = Effect.fn("maintenance.getDefect")(function* (id: DefectId) {
  const member = yield* permitted("defects.read")
  const defect = yield* DefectRecords.use((records) => records.find(member.organizationId, id)).pipe(
    orNotFound("defect")
  )
  return yield* defectView(member, defect)
})
