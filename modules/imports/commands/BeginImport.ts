import { type Input, now, permitted, publish, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { ImportFileTooLarge, ImportPartConflict } from "../contract/errors.ts"
import { ImportChanged } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import type { BeginImport } from "../contract/imports.ts"
import { IMPORT_FILE_BYTES } from "../contract/limits.ts"
import { Imports } from "../domain/Imports.ts"
import { importView } from "../queries/importViews.ts"
import { permittedTarget } from "../queries/targets.ts"
import { requireRoomForWork } from "./oneImport.ts"

/** Begins an import, whose file is uploaded next. Beginning it again changes nothing. */
export const beginImport = Effect.fn("imports.beginImport")(function* (
  id: ImportId,
  { target, file_name, size }: Input<typeof BeginImport>["body"]
) {
  const { organizationId, userId } = yield* permitted("imports.run")
  yield* permittedTarget(target)
  if (size > IMPORT_FILE_BYTES) return yield* new ImportFileTooLarge()
  yield* requireRoomForWork(organizationId)
  const imports = yield* Imports
  const isNew = yield* imports.add({
    organization_id: organizationId,
    id,
    target,
    file_name,
    size,
    user_id: userId,
    acting_id: userId,
    created_at: yield* now,
    state: "uploading"
  })
  const begun = Option.getOrUndefined(yield* imports.find(organizationId, id))
  const isSame = begun?.target === target && begun.size === size && begun.user_id === userId
  if (begun === undefined || !isSame) return yield* new ImportPartConflict()
  if (isNew) yield* publish(new ImportChanged({ organizationId, importId: id }))
  return yield* importView(begun)
}, transactional)
