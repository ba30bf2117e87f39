import { NotFound, transactional } from "#kernel"
import { Effect } from "effect"
import { Connections } from "../domain/Connections.ts"
import { Domains } from "../domain/Domains.ts"
import { noteChange, proven } from "./changing.ts"

/** Removes the organization's issuer. Its people sign in in other ways again. */
export const removeConnection = Effect.fn("sso.removeConnection")(function* () {
  const { organizationId } = yield* proven
  yield* Domains.use((domains) => domains.releaseAll(organizationId))
  const isRemoved = yield* Connections.use((connections) => connections.remove(organizationId))
  if (!isRemoved) return yield* new NotFound({ what: "sign-in service" })
  yield* noteChange("sso.removed", "")
}, transactional)
