import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { ImportId } from "../contract/ids.ts"
import { Imports } from "../domain/Imports.ts"
import { importView } from "./importViews.ts"
import { permittedTarget } from "./targets.ts"

/** Returns an import that the member may see. */
export const getImport = Effect.fn("imports.getImport")(function* (id: ImportId) {
  return yield* importView(yield* visibleImport(id))
})

/** An import of a kind of record that the member may import. */
export const visibleImport = Effect.fnUntraced(function* (id: ImportId) {
  const { organizationId } = yield* permitted("imports.run")
  const stored = yield* Imports.use((imports) => imports.find(organizationId, id)).pipe(orNotFound("import"))
  yield* permittedTarget(stored.target)
  return stored
})
