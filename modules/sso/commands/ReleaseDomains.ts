import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { Domains } from "../domain/Domains.ts"
import { noteChange } from "./changing.ts"

/** Lets people of an organization sign in in other ways again: their issuer is removed, replaced or out of order. */
export const releaseDomains = Effect.fn("sso.releaseDomains")(function* () {
  const { organizationId } = yield* permitted("organization.secure")
  const released = yield* Domains.use((domains) => domains.releaseAll(organizationId))
  yield* Effect.forEach(released, (domain) => noteChange("sso.not_required", domain), { discard: true })
}, transactional)
