import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { PartId } from "../../contract/ids.ts"
import { Parts } from "../domain/Parts.ts"

/** Returns a part with its stock, archived or not. */
export const getPart = Effect.fn("maintenance.getPart")(function* (id: PartId) {
  const { organizationId } = yield* permitted("workorders.read")
  return yield* Parts.use((parts) => parts.find(organizationId, id)).pipe(orNotFound("part"))
})
