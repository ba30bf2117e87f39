import { ChangeCustomers, type CustomerView, ListCustomers, MAX_CHANGED } from "#customers/contract"
import type { Output } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import type { Matching } from "../filter.ts"

type Body = (typeof ChangeCustomers)["body"]["Type"]
/** What happens to the selected customers. */
export type Change = Omit<Body, "ids">
type Outcome = Output<typeof ChangeCustomers>
export type CustomerIds = ReadonlyArray<CustomerView["id"]>

/** The choice of nobody as the owner. */
export const NO_OWNER = "none"

/** The server's page size limit. */
const ROWS = "200"

/** The ids of all customers that match, also those that are not loaded. Stops early once it is not wanted any more. */
export const everyMatch = async (
  { id }: Organization,
  matching: Matching,
  isWanted: () => boolean
): Promise<CustomerIds> => {
  const ids: Array<CustomerView["id"]> = []
  let after: string | null = null
  do {
    const position: { after?: string } = after === null ? {} : { after }
    const page = await api(ListCustomers, {
      params: { organizationId: id },
      query: { limit: ROWS, ...matching, ...position }
    })
    ids.push(...page.items.map((customer) => customer.id))
    after = page.next
  } while (after !== null && isWanted())
  return ids
}

/** What became of a change. */
export interface Result extends Outcome {
  /** Those not sent any more after a call had failed, and why it did. */
  readonly rest: CustomerIds
  readonly failure: unknown
}

/** A change in calls of as many customers as one accepts. */
const callsOf = ({ ids, ...change }: Body): ReadonlyArray<Body> =>
  Array.from({ length: Math.ceil(ids.length / MAX_CHANGED) }, (_, at) => ({
    ids: ids.slice(at * MAX_CHANGED, (at + 1) * MAX_CHANGED),
    ...change
  }))

/**
 * Sends changes, one call after the other. After a failed call the earlier ones remain, so the result says which; fails
 * only if there are none.
 */
export const sendChanges = async (
  { id: organizationId }: Organization,
  changes: ReadonlyArray<Body>
): Promise<Result> => {
  const calls = changes.flatMap(callsOf)
  const changed: Array<Outcome["changed"][number]> = []
  const skipped: Array<Outcome["skipped"][number]> = []
  for (const [at, body] of calls.entries()) {
    try {
      const outcome = await api(ChangeCustomers, { params: { organizationId }, body })
      changed.push(...outcome.changed)
      skipped.push(...outcome.skipped)
    } catch (failure) {
      if (at === 0) throw failure
      return { changed, skipped, rest: calls.slice(at).flatMap(({ ids }) => ids), failure }
    }
  }
  return { changed, skipped, rest: [], failure: undefined }
}

/** What undoes a change of these customers: each gets its previous owner back. */
export const inverseOf = (
  { archived, add_tags, remove_tags, owner_id }: Change,
  changed: Outcome["changed"]
): ReadonlyArray<Body> => {
  const ids = changed.map(({ id }) => id)
  if (owner_id !== undefined)
    return [...Map.groupBy(changed, ({ owner_before }) => owner_before)].map(([owner, of]) => ({
      ids: of.map(({ id }) => id),
      owner_id: owner
    }))
  return [
    {
      ids,
      ...(archived !== undefined && { archived: !archived }),
      ...(add_tags && { remove_tags: add_tags }),
      ...(remove_tags && { add_tags: remove_tags })
    }
  ]
}

/** How many customers were skipped, by reason. */
export const skippedBy = (skipped: Outcome["skipped"]) =>
  [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, of]) => [reason, of.length] as const)
