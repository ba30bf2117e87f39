import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { ProgramWasChanged } from "../../contract/errors/services.ts"
import type { ProgramId } from "../../contract/ids.ts"
import type { EditProgram } from "../../contract/programs.ts"
import { Programs } from "../domain/Programs.ts"
import { announceProgram, lockedProgram, programView, replaceItems } from "./changeProgram.ts"

/** Changes only what is given of a program. Fails if someone else changed it since `expected_version`. */
export const editProgram = Effect.fn("maintenance.editProgram")(function* (
  id: ProgramId,
  { expected_version, items, ...changes }: Input<typeof EditProgram>["body"]
) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedProgram(organizationId, id)
  if (before.version !== expected_version) return yield* new ProgramWasChanged()
  const program = { ...before, ...changes, version: before.version + 1, updated_at: yield* now }
  const programs = yield* Programs
  yield* programs.save(program)
  if (changes.rule !== undefined) yield* programs.saveRule(program)
  if (items !== undefined) yield* replaceItems(program, items)
  yield* announceProgram(program, "service_program.edited")
  return yield* programView(program)
}, transactional)
