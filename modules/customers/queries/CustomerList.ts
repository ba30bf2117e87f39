import { cutSortedPage, instantKey, type OrganizationId, type SortedPageRequest, type UserId } from "#kernel"
import { Context, Effect } from "effect"
import type { CustomerSort } from "../contract/customers.ts"
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

export const NEWEST_FIRST = "-created"

export class CustomerList extends Context.Service<
  CustomerList,
  {
    /** In this order, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: CustomerFilter,
      sort: CustomerSort,
      page: SortedPageRequest
    ) => Effect.Effect<ReadonlyArray<CustomerView>>
    /** The number of customers on all pages. */
    readonly count: (organizationId: OrganizationId, filter: CustomerFilter) => Effect.Effect<number>
    /** The tags that most customers have, archived ones included, and how many have each. */
    readonly tags: (
      organizationId: OrganizationId
    ) => Effect.Effect<ReadonlyArray<{ readonly tag: string; readonly customers: number }>>
  }
>()("customers/CustomerList") {}

const sortKey = (sort: CustomerSort, { name, created_at, updated_at }: CustomerView): string => {
  if (sort === "name" || sort === "-name") return name
  return instantKey(sort === "updated" || sort === "-updated" ? updated_at : created_at)
}

/** One page of the organization's customers. */
export const pageOfCustomers = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  filter: CustomerFilter,
  sort: CustomerSort,
  page: SortedPageRequest
) {
  const rows = yield* CustomerList.use((list) => list.page(organizationId, filter, sort, page))
  return cutSortedPage(rows, page.limit, (customer) => ({ key: sortKey(sort, customer), id: customer.id }))
})
