import { permitted } from "#kernel"
import { Effect } from "effect"
import { Groups } from "../domain/Groups.ts"

/** Returns the organization's groups by name, archived ones last. */
export const listGroups = Effect.fn("fleet.listGroups")(function* () {
  const { organizationId } = yield* permitted("vehicles.read")
  return { items: yield* Groups.use((groups) => groups.all(organizationId)) }
})
