import { type OrganizationId, orNotFound, record, transactional } from "#kernel"
import { Effect } from "effect"
import { type Quota, Quotas } from "../domain/Quotas.ts"

/** Gives an organization a quota of its own, or the default again. Needs the system role. */
export const setQuota = Effect.fn("tenancy.setQuota")(function* (id: OrganizationId, quota: Quota) {
  const quotas = yield* Quotas
  yield* quotas.set(id, quota)
  const usage = yield* quotas.usage(id).pipe(orNotFound("organization"))
  const details = { rows: String(usage.max_rows), bytes: String(usage.max_bytes) }
  yield* record({ action: "organization.quota_changed", organizationId: id, details })
  return usage
}, transactional)
