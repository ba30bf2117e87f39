import { now, permitted, publish, record, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { OwnRepair, RepairsChanged } from "../../contract/errors/defects.ts"
import { RepairsAcknowledged } from "../../contract/events/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { defectName, isRepairOf } from "../domain/Defect.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"
import { DefectList } from "../queries/DefectList.ts"

/** The next driver signs to have seen everything that was repaired by others. Repeating it changes nothing. */
export const acknowledgeRepairs = Effect.fn("maintenance.acknowledgeRepairs")(function* (
  vehicleId: VehicleId,
  seen: ReadonlyArray<DefectId>
) {
  const { organizationId, userId } = yield* permitted("defects.report")
  const { name: subject } = yield* namedVehicle(organizationId, vehicleId)
  const repaired = yield* DefectList.use((list) => list.repaired(organizationId, vehicleId))
  if (isRepairOf(userId, repaired)) return yield* new OwnRepair()
  if (repaired.some(({ id }) => !seen.includes(id))) return yield* new RepairsChanged()
  if (repaired.length === 0) return
  const at = yield* now
  const numbers = repaired.map(defectName).join(", ")
  const details = { numbers, count: String(repaired.length) }
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([{ organizationId, vehicleId, at, kind: "repairs.acknowledged", details }])
  )
  const ids = repaired.map(({ id }) => id)
  const acknowledged = yield* DefectRecords.use((records) =>
    records.acknowledge(organizationId, vehicleId, ids, userId, at)
  )
  // Someone else signed or reopened one at the same moment.
  if (acknowledged.length < ids.length) return yield* new RepairsChanged()
  yield* publish(new RepairsAcknowledged({ organizationId, vehicleId }))
  yield* record({ action: "repairs.acknowledged", organizationId, subject, details })
}, transactional)
