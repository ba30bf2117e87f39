import { NotFound, transactional } from "#kernel"
import { Effect } from "effect"
import { Connections } from "../domain/Connections.ts"
import { noteChange, proven } from "./changing.ts"
import { releaseDomains } from "./ReleaseDomains.ts"

/** Removes the organization's issuer. Its people sign in in other ways again. */
export const removeConnection = Effect.fn("sso.removeConnection")(function* () {
  const { organizationId } = yield* proven
  yield* releaseDomains()
  const isRemoved = yield* Connections.use((connections) => connections.remove(organizationId))
  if (!isRemoved) return yield* new NotFound({ what: "sign-in service" })
  yield* noteChange("sso.removed", "")
}, transactional)
