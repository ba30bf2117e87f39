import { type Input, now, type OrganizationId, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomersChanged } from "../contract/events.ts"
import type { ChangeCustomers } from "../contract/index.ts"
import { type Change, changedTogether, neededAddresses } from "../domain/changeTogether.ts"
import { Customers } from "../domain/Customers.ts"
import { requireMember } from "./changeCustomer.ts"

/** Changes several customers together; those that cannot be changed are skipped and reported. */
export const changeCustomers = Effect.fn("customers.changeCustomers")(function* ({
  ids,
  ...change
}: Input<typeof ChangeCustomers>["body"]) {
  const { organizationId } = yield* permitted("customers.edit")
  yield* requireMember(organizationId, change.owner_id)
  const customers = yield* Customers
  const before = yield* customers.lockAll(organizationId, ids)
  const taken = yield* customers.taken(organizationId, neededAddresses(before, change))
  const { changed, skipped } = changedTogether(before, change, { at: yield* now, taken })
  if (changed.length > 0) {
    yield* customers.saveAll(
      organizationId,
      changed.map(({ after }) => after)
    )
    yield* announce(organizationId, change, changed.length)
  }
  const known = new Set(before.map(({ id }) => id))
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  return {
    changed: changed.map(({ before: { id, owner_id } }) => ({ id, owner_before: owner_id })),
    skipped: [...skipped, ...missing.map((id) => ({ id, reason: "not_found" as const }))]
  }
}, transactional)

const announce = Effect.fnUntraced(function* (organizationId: OrganizationId, change: Change, count: number) {
  yield* publish(new CustomersChanged({ organizationId }))
  const fields = [
    ...(change.add_tags || change.remove_tags ? ["tags"] : []),
    ...(change.owner_id === undefined ? [] : ["owner_id"])
  ]
  const entry = { organizationId, details: { count: String(count) } }
  if (change.archived === true) yield* record({ ...entry, action: "customers.archived" })
  if (change.archived === false) yield* record({ ...entry, action: "customers.restored" })
  if (fields.length === 0) return
  const details = { ...entry.details, fields: fields.join(", ") }
  yield* record({ ...entry, action: "customers.edited", details })
})
