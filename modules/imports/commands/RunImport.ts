import { CurrentMember, now, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ImportMovedOn } from "../contract/errors.ts"
import { ImportChanged } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import { Imports } from "../domain/Imports.ts"
import { Rows } from "../domain/Rows.ts"
import { mayContinue, mayRun, NO_COUNTS } from "../domain/rules.ts"
import { lockedImport, requireRoomForWork } from "./oneImport.ts"

/** Starts an import, or continues one that was stopped or failed after the last row that was imported. */
export const runImport = Effect.fn("imports.runImport")(function* (id: ImportId) {
  const { stored } = yield* lockedImport(id)
  const { organization_id: organizationId, state, plan } = stored
  if (state === "running") return
  if (!mayRun(state) || plan === null) return yield* new ImportMovedOn()
  if (state !== "checking") yield* requireRoomForWork(organizationId)
  const { userId } = yield* CurrentMember
  const beginning = mayContinue(state) ? {} : { next_batch: 0, done: 0, ...NO_COUNTS }
  if (!mayContinue(state)) yield* Rows.use((rows) => rows.forgetOutcomes(organizationId, id))
  const change = { state: "running", fault: null, acting_id: userId, ...beginning } as const
  const at = yield* now
  yield* Imports.use((imports) => imports.change(organizationId, id, change, at))
  yield* publish(new ImportChanged({ organizationId, importId: id }))
}, transactional)
