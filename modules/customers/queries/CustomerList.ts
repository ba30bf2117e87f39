import { cutPage, type OrganizationId, type PageAsked } from "#kernel"
import { Context, Effect } from "effect"
import type { CustomerView } from "../contract/views.ts"

/** Selects active or archived customers, optionally those that match a search. */
export interface Asked {
  readonly archived: boolean
  readonly search: string | undefined
}

/** Reads the filter from a request's query. */
export const asked = (query: { readonly archived?: "true" | "false"; readonly search?: string }): Asked => ({
  archived: query.archived === "true",
  search: query.search
})

export class CustomerList extends Context.Service<
  CustomerList,
  {
    /** Newest first, with one row more than the page holds. */
    readonly page: (
      organizationId: OrganizationId,
      asked: Asked,
      page: PageAsked
    ) => Effect.Effect<ReadonlyArray<CustomerView>>
    /** The number of customers on all pages. */
    readonly count: (organizationId: OrganizationId, asked: Asked) => Effect.Effect<number>
  }
>()("customers/CustomerList") {}

/** One page of the organization's customers, newest first. */
export const pageOfCustomers = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  wanted: Asked,
  page: PageAsked
) {
  const rows = yield* CustomerList.use((list) => list.page(organizationId, wanted, page))
  return cutPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }))
})
