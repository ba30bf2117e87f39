import { now, orNotFound, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomersImported } from "../contract/events.ts"
import type { ImportId } from "../contract/views.ts"
import { Imports } from "../domain/Imports.ts"

/**
 * Removes the customers an import created. Those edited since, or referred to by other records such as emails, are
 * archived instead, and can be restored. Later requests with the same import id are refused. Undoing again does the same
 * to those restored in the meantime.
 */
export const undoImport = Effect.fn("customers.undoImport")(function* (id: ImportId) {
  const { organizationId } = yield* permitted("customers.import")
  const at = yield* now
  const { removed, archived } = yield* Imports.use((imports) => imports.undo(organizationId, id, at)).pipe(
    orNotFound("import")
  )
  if (removed + archived > 0) {
    yield* publish(new CustomersImported({ organizationId }))
    yield* record({
      action: "customers.import_undone",
      organizationId,
      details: { count: String(removed + archived) }
    })
  }
  return { removed, archived }
}, transactional)
