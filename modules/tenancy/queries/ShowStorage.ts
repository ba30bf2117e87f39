import { type OrganizationId, orNotFound } from "#kernel"
import { Effect } from "effect"
import { Quotas } from "../domain/Quotas.ts"

/** Returns what an organization stores, and its quota. Needs the system role. */
export const showStorage = Effect.fn("tenancy.showStorage")(function* (id: OrganizationId) {
  return yield* Quotas.use((quotas) => quotas.usage(id)).pipe(orNotFound("organization"))
})
