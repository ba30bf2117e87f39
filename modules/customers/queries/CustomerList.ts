import { cutPage, type OrganizationId, type PageRequest, type UserId } from "#kernel"
import { Context, Effect } from "effect"
import type { CustomerType, CustomerView } from "../contract/views.ts"
import { plainTag } from "../domain/Customers.ts"

/** Selects active or archived customers, optionally those that match a search, or have a type, tag or owner. */
export interface CustomerFilter {
  readonly archived: boolean
  readonly search: string | undefined
  readonly type: CustomerType | undefined
  readonly tag: string | undefined
  readonly owner: UserId | undefined
}

/** Reads the filter from a request's query. */
export const filterOf = (query: {
  readonly archived?: "true" | "false"
  readonly search?: string
  readonly type?: CustomerType
  readonly tag?: string
  readonly owner?: UserId
}): CustomerFilter => ({
  archived: query.archived === "true",
  search: query.search,
  type: query.type,
  tag: query.tag === undefined ? undefined : plainTag(query.tag),
  owner: query.owner
})

export class CustomerList extends Context.Service<
  CustomerList,
  {
    /** Newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: CustomerFilter,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<CustomerView>>
    /** The number of customers on all pages. */
    readonly count: (organizationId: OrganizationId, filter: CustomerFilter) => Effect.Effect<number>
  }
>()("customers/CustomerList") {}

/** One page of the organization's customers, newest first. */
export const pageOfCustomers = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  filter: CustomerFilter,
  page: PageRequest
) {
  const rows = yield* CustomerList.use((list) => list.page(organizationId, filter, page))
  return cutPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }))
})
