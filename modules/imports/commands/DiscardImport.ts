import { publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ImportMovedOn } from "../contract/errors.ts"
import { ImportChanged } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import { Imports } from "../domain/Imports.ts"
import { mayDiscard } from "../domain/rules.ts"
import { lockedImport } from "./oneImport.ts"

/** Deletes an import that has not changed any record, with its file. */
export const discardImport = Effect.fn("imports.discardImport")(function* (id: ImportId) {
  const { stored } = yield* lockedImport(id)
  const { organization_id: organizationId, state } = stored
  if (!mayDiscard(state)) return yield* new ImportMovedOn()
  yield* Imports.use((imports) => imports.remove(organizationId, id))
  yield* publish(new ImportChanged({ organizationId, importId: id }))
}, transactional)
