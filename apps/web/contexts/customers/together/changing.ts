import { ChangeCustomers, type CustomerView, ListCustomers, MAX_CHANGED } from "#customers/contract"
import type { Output } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { everyId } from "../../views/together/everyId.ts"
import { sendTogether } from "../../views/together/sendTogether.ts"
import type { Matching } from "../useCustomerList.ts"

type Body = (typeof ChangeCustomers)["body"]["Type"]
/** What happens to the selected customers. */
export type Change = Omit<Body, "ids">
type Outcome = Output<typeof ChangeCustomers>
export type CustomerIds = ReadonlyArray<CustomerView["id"]>

/** The choice of nobody as the owner. */
export const NO_OWNER = "none"

/** The ids of all customers that match, also those that are not loaded. Stops early once it is not wanted any more. */
export const everyMatch = (
  { id }: Organization,
  matching: Matching,
  isWanted: () => boolean
): Promise<CustomerIds> =>
  everyId(
    (page) => api(ListCustomers, { params: { organizationId: id }, query: { ...page, ...matching } }),
    isWanted
  )

/** Sends changes in calls of as many customers as one accepts. */
export const sendChanges = ({ id: organizationId }: Organization, changes: ReadonlyArray<Body>) =>
  sendTogether(changes, MAX_CHANGED, (body: Body) =>
    api(ChangeCustomers, { params: { organizationId }, body })
  )

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
