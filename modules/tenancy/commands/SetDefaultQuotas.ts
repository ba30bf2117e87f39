import { record, transactional } from "#kernel"
import { Effect } from "effect"
import { type DefaultQuotaChanges, Quotas } from "../domain/Quotas.ts"

/** Changes the quotas of all organizations without their own. Needs the system role. */
export const setDefaultQuotas = Effect.fn("tenancy.setDefaultQuotas")(function* (
  changes: DefaultQuotaChanges
) {
  const changed = yield* Quotas.use((quotas) => quotas.setDefaults(changes))
  const { max_rows, max_bytes, max_owned } = changed
  const details = { rows: String(max_rows), bytes: String(max_bytes), organizations: String(max_owned) }
  yield* record({ action: "installation.quotas_changed", details })
  return changed
}, transactional)
