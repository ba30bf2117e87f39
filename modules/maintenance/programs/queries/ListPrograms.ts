import { permitted } from "#kernel"
import { Effect } from "effect"
import { Programs } from "../domain/Programs.ts"

/** Returns the organization's service programs by name, archived ones last. */
export const listPrograms = Effect.fn("maintenance.listPrograms")(function* () {
  const { organizationId } = yield* permitted("services.read")
  return { items: yield* Programs.use((programs) => programs.all(organizationId)) }
})
