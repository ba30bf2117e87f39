import { permitted } from "#kernel"
import { Effect } from "effect"
import { Bays } from "../domain/Bays.ts"

/** Returns active or archived bays by name. */
export const listBays = Effect.fn("maintenance.listBays")(function* (archived: boolean) {
  const { organizationId } = yield* permitted("workorders.read")
  return { items: yield* Bays.use((bays) => bays.list(organizationId, archived)) }
})
