import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { ProgramId } from "../../contract/ids.ts"
import { Programs } from "../domain/Programs.ts"
import { announceProgram, lockedProgram } from "./changeProgram.ts"

/** Archives a program, so that its services are no longer due. What was done stays. Idempotent. */
export const archiveProgram = Effect.fn("maintenance.archiveProgram")(function* (id: ProgramId) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedProgram(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const program = { ...before, archived_at: at, updated_at: at, version: before.version + 1 }
  // The name of an archived program is not unique.
  yield* Programs.use((programs) => programs.save(program)).pipe(Effect.catchTag("ProgramExists", Effect.die))
  yield* announceProgram(program, "service_program.archived")
}, transactional)
