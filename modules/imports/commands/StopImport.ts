import { now, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ImportChanged } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import { Imports } from "../domain/Imports.ts"
import { lockedImport } from "./oneImport.ts"

/** Stops an import, which can be continued or undone, or its check. Otherwise nothing changes. */
export const stopImport = Effect.fn("imports.stopImport")(function* (id: ImportId) {
  const { stored, target } = yield* lockedImport(id)
  const { organization_id: organizationId, state } = stored
  if (state !== "running" && state !== "checking") return
  const at = yield* now
  const change = { state: state === "running" ? "stopped" : "mapping" } as const
  yield* Imports.use((imports) => imports.change(organizationId, id, change, at))
  if (state === "running") yield* target.announce
  yield* publish(new ImportChanged({ organizationId, importId: id }))
}, transactional)
