import { CustomerSearch, type CustomerSort } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { currentSession } from "../../api/session.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useList } from "../views/useList.ts"
import { useCustomerColumns } from "./columns.tsx"
import { customers } from "./messages/index.ts"
import { useCustomerFilters } from "./useCustomerFilters.ts"

export const NEWEST_FIRST: CustomerSort = "-created"

/** The state of the customers' list. */
export const useCustomerList = (organization: Organization) => {
  const { views } = useMessages(customers)
  const list = useList({
    organization,
    name: "customers",
    search: CustomerSearch,
    columns: useCustomerColumns(organization),
    filters: useCustomerFilters(organization),
    sort: NEWEST_FIRST,
    views: [
      { key: "all", title: views.all, search: {} },
      { key: "companies", title: views.companies, search: { type: "company" } },
      { key: "own", title: views.own, search: { owner: currentSession()?.user.id ?? "" } },
      { key: "archived", title: views.archived, search: { archived: "true" } }
    ]
  })
  const { sort, ...matching } = list.values
  return {
    ...list,
    /** Which customers match, and in which order, as the query of a request. */
    matching,
    order: sort === undefined ? {} : { sort }
  }
}

export type CustomerList = ReturnType<typeof useCustomerList>
export type Matching = CustomerList["matching"]
