import { CurrentMember, now, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ImportedRowsDeleted, ImportMovedOn } from "../contract/errors.ts"
import { ImportChanged } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import { Imports } from "../domain/Imports.ts"
import { mayUndo } from "../domain/rules.ts"
import { lockedImport, requireRoomForWork } from "./oneImport.ts"

/**
 * Undoes an import, backwards from its last row: records that it created are removed, or archived if they were changed
 * since or others refer to them, and those that it updated get their previous values back unless they were changed since.
 */
export const undoImport = Effect.fn("imports.undoImport")(function* (id: ImportId) {
  const { stored } = yield* lockedImport(id)
  const { organization_id: organizationId, state, has_rows } = stored
  if (state === "undoing") return
  if (!mayUndo(state)) return yield* new ImportMovedOn()
  if (!has_rows) return yield* new ImportedRowsDeleted()
  yield* requireRoomForWork(organizationId)
  const { userId } = yield* CurrentMember
  const at = yield* now
  const change = { state: "undoing", fault: null, acting_id: userId } as const
  yield* Imports.use((imports) => imports.change(organizationId, id, change, at))
  yield* publish(new ImportChanged({ organizationId, importId: id }))
}, transactional)
