import { type ImportTarget, type ImportNeeds, type OrganizationId, orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import { TooManyImports } from "../contract/errors.ts"
import type { ImportId } from "../contract/ids.ts"
import { IMPORTS_AT_WORK } from "../contract/limits.ts"
import { type Import, Imports } from "../domain/Imports.ts"
import { permittedTarget } from "../queries/targets.ts"

/** An import of the organization, locked until the unit of work ends, and what it creates. */
export interface LockedImport {
  readonly stored: Import
  readonly target: ImportTarget<ImportNeeds>
}

/** Locks an import that the member may see. */
export const lockedImport = Effect.fnUntraced(function* (id: ImportId) {
  const { organizationId } = yield* permitted("imports.run")
  const stored = yield* Imports.use((imports) => imports.lock(organizationId, id)).pipe(orNotFound("import"))
  return { stored, target: yield* permittedTarget(stored.target) } satisfies LockedImport
})

/** Fails if so many imports of the organization are at work that others' would wait for them. */
export const requireRoomForWork = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const busy = yield* Imports.use((imports) => imports.atWork(organizationId))
  if (busy >= IMPORTS_AT_WORK) return yield* new TooManyImports()
})
