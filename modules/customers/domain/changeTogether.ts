import type { UserId } from "#kernel"
import type { SkipReason } from "../contract/together.ts"
import { type CustomerId, type CustomerView, MAX_TAGS } from "../contract/views.ts"
import { changedFields, plainTags } from "./Customers.ts"

/** A change to several customers together. */
export interface Change {
  readonly archived?: boolean
  readonly add_tags?: ReadonlyArray<string>
  readonly remove_tags?: ReadonlyArray<string>
  readonly owner_id?: UserId | null
}

export interface Skipped {
  readonly id: CustomerId
  readonly reason: SkipReason
}

interface Changed {
  readonly before: CustomerView
  readonly after: CustomerView
}

const grouped = (customer: CustomerView, change: Change): CustomerView => {
  const removed = plainTags(change.remove_tags ?? [])
  const tags = plainTags([...customer.tags, ...(change.add_tags ?? [])]).filter(
    (tag) => !removed.includes(tag)
  )
  return { ...customer, tags, owner_id: change.owner_id === undefined ? customer.owner_id : change.owner_id }
}

/** Archives, or restores if asked to; a customer that is already as requested keeps its date. */
const archivedOrNot = (customer: CustomerView, { archived }: Change, at: Date): CustomerView => {
  if (archived === undefined || archived === (customer.archived_at !== null)) return customer
  return { ...customer, archived_at: archived ? at : null }
}

/**
 * Decides for each customer whether it changes, stays or is skipped. `taken`: the addresses of active customers.
 * Archived customers are only restored; of several with the same address, only one is.
 */
export const changedTogether = (
  customers: ReadonlyArray<CustomerView>,
  change: Change,
  { at, taken }: { readonly at: Date; readonly taken: ReadonlySet<string> }
) => {
  const addresses = new Set(taken)
  const changed: Array<Changed> = []
  const skipped: Array<Skipped> = []
  for (const before of customers) {
    const edited = grouped(before, change)
    const after = archivedOrNot(edited, change, at)
    const isEdit = changedFields(before, { tags: edited.tags, owner_id: edited.owner_id }).length > 0
    const isRestore = before.archived_at !== null && after.archived_at === null
    const skip = (reason: SkipReason) => skipped.push({ id: before.id, reason })
    if (isRestore && before.email !== null && addresses.has(before.email)) skip("address_taken")
    else if (before.archived_at !== null && isEdit && !isRestore) skip("archived")
    else if (after.tags.length > MAX_TAGS) skip("too_many_tags")
    else if (isEdit || after.archived_at !== before.archived_at) {
      changed.push({ before, after: { ...after, updated_at: at } })
      if (isRestore && after.email !== null) addresses.add(after.email)
    }
  }
  return { changed, skipped }
}

/** The addresses that restoring these customers needs. */
export const neededAddresses = (
  customers: ReadonlyArray<CustomerView>,
  { archived }: Change
): ReadonlyArray<string> =>
  archived === false
    ? customers.flatMap(({ email, archived_at }) => (email === null || archived_at === null ? [] : [email]))
    : []
