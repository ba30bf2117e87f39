import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { FormId } from "../../contract/ids.ts"
import { FormList } from "./FormList.ts"

/** Returns a form with its draft. */
export const getForm = Effect.fn("inspections.getForm")(function* (id: FormId) {
  const { organizationId } = yield* permitted("inspections.read")
  return yield* FormList.use((list) => list.find(organizationId, id)).pipe(orNotFound("form"))
})
