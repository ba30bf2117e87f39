import { exportFile, type ExportRequest, now, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomFields } from "../../fields/domain/CustomFields.ts"
import { exportColumns } from "../domain/exportColumns.ts"
import { type VehicleFilter, VehicleList } from "../queries/VehicleList.ts"

/**
 * Begins an export of the matching vehicles. The audit log says so before the first one leaves; `count` is how many matched
 * then.
 */
export const exportVehicles = Effect.fn("fleet.exportVehicles")(function* (
  filter: VehicleFilter,
  request: ExportRequest = {}
) {
  const { organizationId } = yield* permitted("vehicles.export")
  const fields = yield* CustomFields.use((all) => all.all(organizationId))
  const count = yield* VehicleList.use((list) => list.count(organizationId, filter))
  yield* record({ action: "vehicles.exported", organizationId, details: { count: String(count) } })
  return { count, ...exportFile("vehicles", yield* now, exportColumns(fields), request) }
}, transactional)
