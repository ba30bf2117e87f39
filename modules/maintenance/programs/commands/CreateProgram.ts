import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { TooManyPrograms } from "../../contract/errors/services.ts"
import { ProgramId } from "../../contract/ids.ts"
import type { CreateProgram } from "../../contract/programs.ts"
import { MAX_PROGRAMS } from "../../contract/programViews.ts"
import { Programs } from "../domain/Programs.ts"
import { announceProgram, programView, replaceItems } from "./changeProgram.ts"

/** Adds a program. Fails when there is an active one with this name. */
export const createProgram = Effect.fn("maintenance.createProgram")(function* ({
  name,
  rule,
  items
}: Input<typeof CreateProgram>["body"]) {
  const { organizationId: organization_id } = yield* permitted("services.edit")
  const programs = yield* Programs
  if ((yield* programs.countActive(organization_id)) >= MAX_PROGRAMS) return yield* new TooManyPrograms()
  const at = yield* now
  const id = yield* newId(ProgramId)
  const created = { version: 1, archived_at: null, created_at: at, updated_at: at }
  const program = { organization_id, id, name, rule, ...created }
  yield* programs.add(program)
  yield* replaceItems(program, items)
  yield* announceProgram(program, "service_program.added")
  return yield* programView(program)
}, transactional)
