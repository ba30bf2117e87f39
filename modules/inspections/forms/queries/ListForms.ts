import { permitted } from "#kernel"
import { Effect } from "effect"
import { FormList } from "./FormList.ts"

/** Returns the organization's forms by name, archived ones last. */
export const listForms = Effect.fn("inspections.listForms")(function* () {
  const { organizationId } = yield* permitted("inspections.read")
  return { items: yield* FormList.use((list) => list.all(organizationId)) }
})
