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

/** The server's page size limit. */
const ROWS = "200"

/** The ids of all customers that match, also those that are not loaded. */
export const everyMatch = async ({ id }: Organization, matching: Matching): Promise<CustomerIds> => {
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
  } while (after !== null)
  return ids
}

/** Sends a change, in calls of as many customers as one accepts. */
export const sendChange = async (organization: Organization, ids: CustomerIds, change: Change) => {
  const outcomes: Array<Outcome> = []
  for (let from = 0; from < ids.length; from += MAX_CHANGED)
    outcomes.push(
      await api(ChangeCustomers, {
        params: { organizationId: organization.id },
        body: { ids: ids.slice(from, from + MAX_CHANGED), ...change }
      })
    )
  return {
    changed: outcomes.flatMap(({ changed }) => changed),
    skipped: outcomes.flatMap(({ skipped }) => skipped)
  }
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
