import { type OrganizationId, StorageFull } from "#kernel"
import { Cause, Effect, Option } from "effect"
import type { ImportId } from "../contract/ids.ts"
import type { ImportFault } from "../contract/views.ts"
import { FAULTS } from "../domain/faults.ts"
import { Imports } from "../domain/Imports.ts"
import { isWorking } from "../domain/rules.ts"
import { failAs, inJob } from "./acting.ts"

/**
 * Does the work of an import. A full storage ends the import, and so does any error of the last attempt; both say why.
 * After other errors the next attempt goes on.
 */
export const orFailImport = <E, R>(
  { organizationId, importId }: { readonly organizationId: OrganizationId; readonly importId: ImportId },
  isLast: boolean,
  work: Effect.Effect<void, E, R>
) =>
  Effect.catchCause(work, (cause) => {
    if (isStorageFull(cause)) return end(organizationId, importId, FAULTS.storageFull)
    const again = Effect.orDie(Effect.failCause(cause))
    if (!isLast || Cause.hasInterrupts(cause)) return again
    return Effect.andThen(end(organizationId, importId, FAULTS.unexpected), again)
  })

/** The failure of a transaction may be one that is not in its type. */
const isStorageFull = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some((reason) => Cause.isFailReason(reason) && reason.error instanceof StorageFull)

const end = (organizationId: OrganizationId, id: ImportId, fault: ImportFault) =>
  Effect.gen(function* () {
    const stored = Option.getOrUndefined(yield* Imports.use((imports) => imports.lock(organizationId, id)))
    if (stored === undefined || !(stored.state === "reading" || isWorking(stored.state))) return
    yield* failAs(stored, fault)
  }).pipe(inJob(organizationId))
