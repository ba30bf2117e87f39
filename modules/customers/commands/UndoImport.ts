import { now, orNotFound, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomersImported } from "../contract/events.ts"
import type { ImportId } from "../contract/views.ts"
import { Imports } from "../domain/Imports.ts"

/**
 * Archives the customers an import created, even those edited since; each can be restored. Later requests with
 * the same import id are refused. Undoing again archives those restored in the meantime.
 */
export const undoImport = Effect.fn("customers.undoImport")(function* (id: ImportId) {
  const { organizationId } = yield* permitted("customers.import")
  const at = yield* now
  const { archived } = yield* Imports.use((imports) => imports.undo(organizationId, id, at)).pipe(
    orNotFound("import")
  )
  if (archived > 0) {
    yield* publish(new CustomersImported({ organizationId }))
    yield* record({ action: "customers.import_undone", organizationId, details: { count: String(archived) } })
  }
  return { archived }
}, transactional)
