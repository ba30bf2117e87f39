import { now, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ImportMovedOn, ImportPartConflict } from "../contract/errors.ts"
import { ImportUploaded } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import { IMPORT_PART_BYTES } from "../contract/limits.ts"
import { Imports } from "../domain/Imports.ts"
import { Rows } from "../domain/Rows.ts"
import { lockedImport } from "./oneImport.ts"

/** Stores the next part of a file; repeating one changes nothing. After the last one a job reads the file. */
export const uploadImportPart = Effect.fn("imports.uploadImportPart")(function* (
  id: ImportId,
  part: number,
  bytes: Uint8Array
) {
  const { stored } = yield* lockedImport(id)
  const { organization_id: organizationId, received, size, state } = stored
  if (part < received) return
  if (state !== "uploading") return yield* new ImportMovedOn()
  const expected = Math.min(IMPORT_PART_BYTES, size - part * IMPORT_PART_BYTES)
  if (part !== received || bytes.length !== expected) return yield* new ImportPartConflict()
  yield* Rows.use((rows) => rows.addPart(organizationId, id, part, bytes))
  const isLast = (part + 1) * IMPORT_PART_BYTES >= size
  const change = { received: part + 1, ...(isLast && { state: "reading" as const }) }
  const at = yield* now
  yield* Imports.use((imports) => imports.change(organizationId, id, change, at))
  if (isLast) yield* publish(new ImportUploaded({ organizationId, importId: id }))
}, transactional)
