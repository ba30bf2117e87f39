import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { TooManyPrograms } from "../../contract/errors/services.ts"
import type { ProgramId } from "../../contract/ids.ts"
import { MAX_PROGRAMS } from "../../contract/programViews.ts"
import { Programs } from "../domain/Programs.ts"
import { announceProgram, lockedProgram } from "./changeProgram.ts"

/** Restores an archived program. Fails when an active one has its name. Idempotent. */
export const restoreProgram = Effect.fn("maintenance.restoreProgram")(function* (id: ProgramId) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedProgram(organizationId, id)
  if (before.archived_at === null) return
  const programs = yield* Programs
  if ((yield* programs.countActive(organizationId)) >= MAX_PROGRAMS) return yield* new TooManyPrograms()
  const program = { ...before, archived_at: null, updated_at: yield* now, version: before.version + 1 }
  yield* programs.save(program)
  yield* announceProgram(program, "service_program.restored")
}, transactional)
