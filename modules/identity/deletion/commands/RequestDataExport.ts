import { CurrentPerson, newId, now, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { DataExportId, DataExportRequested, type DataExportView } from "../../contract/index.ts"
import { refuseUnproven } from "../../factors/commands/refuseUnproven.ts"
import { DataExports, exportExpiry } from "../domain/DataExports.ts"

/** Begins an export of what the person's account holds. A job writes it; one at a time. */
export const requestDataExport = Effect.fn("identity.requestDataExport")(function* () {
  const { userId } = yield* CurrentPerson
  yield* refuseUnproven()
  const exports = yield* DataExports
  const at = yield* now
  const awaited = (yield* exports.list(userId, at)).find(({ ready_at }) => ready_at === null)
  if (awaited !== undefined) return awaited
  const id = yield* newId(DataExportId)
  const view: DataExportView = { id, requested_at: at, ready_at: null, expires_at: exportExpiry(at) }
  yield* exports.add(userId, view)
  yield* publish(new DataExportRequested({ userId, exportId: id }))
  yield* record({ action: "data_export.requested", userId })
  return view
}, transactional)
