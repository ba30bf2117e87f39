import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { ProgramId } from "../../contract/ids.ts"
import { Programs } from "../domain/Programs.ts"

/** Returns a service program with its tasks. */
export const getProgram = Effect.fn("maintenance.getProgram")(function* (id: ProgramId) {
  const { organizationId } = yield* permitted("services.read")
  return yield* Programs.use((programs) => programs.view(organizationId, id)).pipe(
    orNotFound("service program")
  )
})
