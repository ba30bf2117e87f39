import { type Input, now, permitted, publish, transactional } from "#kernel"
import { Safety } from "#fleet"
import { Effect } from "effect"
import type { EditDefect } from "../../contract/defects.ts"
import { isUnresolved } from "../../contract/defectStates.ts"
import { DefectNotPossible } from "../../contract/errors/defects.ts"
import { VehicleGroundedByDefect } from "../../contract/events/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { blocking, edited } from "../domain/Defect.ts"
import { demotedHolds } from "../domain/demotedHolds.ts"
import { defectView } from "../queries/defectViews.ts"
import { defectAsSeen, saveDefect } from "./changeDefect.ts"

/** Changes the given fields of an unresolved defect, and grounds the vehicle if it blocks it from now on. */
export const editDefect = Effect.fn("maintenance.editDefect")(function* (
  id: DefectId,
  { expected_version, blocking: blocks, ...changes }: Input<typeof EditDefect>["body"]
) {
  const member = yield* permitted("defects.edit")
  const { organizationId, userId } = member
  const before = yield* defectAsSeen(organizationId, id, expected_version)
  const grounds = blocks === true && !before.blocking
  if (!isUnresolved(before.state) || (grounds && before.state === "deferred"))
    return yield* new DefectNotPossible()
  let defect = edited(before, changes, yield* now)
  if (grounds) {
    const { vehicle_id: vehicleId, title: reason } = defect
    const source = { module: "maintenance", id }
    const { block, demoted } = yield* Safety.use((safety) =>
      safety.block(organizationId, { vehicleId, severity: "grounded", reason, source })
    )
    defect = blocking(defect, block.id)
    const about = { organizationId, vehicleId, defectId: id, groundedBy: userId }
    yield* publish(new VehicleGroundedByDefect({ ...about, demoted: demotedHolds(demoted) }))
  }
  const fields = [...Object.keys(changes), ...(grounds ? ["blocking"] : [])]
  yield* saveDefect(defect, "defect.edited", { fields: fields.join(", ") })
  return yield* defectView(member, defect)
}, transactional)
