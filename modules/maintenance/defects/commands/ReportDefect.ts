import { type Input, permitted, record, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { orNotFound } from "#kernel"
import { DefectConflict } from "../../contract/errors/defects.ts"
import type { ReportDefect } from "../../contract/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { Defects } from "../../ports/Defects.ts"
import { defectName } from "../domain/Defect.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"
import { defectView } from "../queries/defectViews.ts"

/**
 * Reports a defect of any vehicle of the organization; a blocking one grounds it. One that was reported under this id is
 * returned as it is.
 */
export const reportDefect = Effect.fn("maintenance.reportDefect")(function* (
  id: DefectId,
  { vehicle_id: vehicleId, ...entered }: Input<typeof ReportDefect>["body"]
) {
  const member = yield* permitted("defects.report")
  const { organizationId, userId } = member
  const before = yield* DefectRecords.use((records) => records.claim(organizationId, id))
  if (Option.isSome(before)) {
    const isSame = before.value.vehicle_id === vehicleId && before.value.reported_by === userId
    if (!isSame) return yield* new DefectConflict()
    return yield* defectView(member, before.value)
  }
  const raised = { ...entered, id, vehicleId, origin: null, item: null }
  yield* Defects.use((defects) => defects.raise(organizationId, [raised]))
  const defect = yield* DefectRecords.use((records) => records.find(organizationId, id)).pipe(
    orNotFound("defect")
  )
  const { title, severity } = defect
  const subject = `${defectName(defect)}: ${title}`
  yield* record({ action: "defect.reported", organizationId, subject, details: { severity } })
  return yield* defectView(member, defect)
}, transactional)
