import { CUSTOMERS, ListCustomers } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { Users } from "lucide-react"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import type { UseRecordSearch } from "../../app/palette/PalettePart.ts"
import { useDebounced } from "../../ui/useDebounced.ts"

const MAX_RESULTS = "6"

/** Customers the server finds by name, email or phone; none for people who may not see them. */
export const useFoundCustomers = (organization: Organization | undefined, typed: string) => {
  const search = useDebounced(typed)
  const allowed = organization?.can.includes("customers.read") ? organization : undefined
  const enabled = allowed !== undefined && typed !== ""
  const { data, isError, isPending } = useQuery({
    queryKey: allowed ? organizationKey(allowed.id, CUSTOMERS, "palette", search) : ["no-organization"],
    queryFn:
      enabled && search !== ""
        ? () =>
            api(ListCustomers, {
              params: { organizationId: allowed.id },
              query: { limit: MAX_RESULTS, search }
            })
        : skipToken
  })
  // Results for an earlier text are ignored.
  const current = search === typed ? data : undefined
  return {
    customers: current?.items ?? [],
    isPending: enabled && (search !== typed || isPending),
    isError: enabled && isError
  }
}

/** The same for the palette, each with a link to their details. */
export const useCustomerSearch: UseRecordSearch = (organization, typed) => {
  const { customers, ...state } = useFoundCustomers(organization, typed)
  return {
    ...state,
    records: customers.map(({ id, name, email, phone }) => ({
      id: `customer.${id}`,
      title: () => name,
      ...((email ?? phone) && { about: email ?? phone ?? "" }),
      icon: Users,
      needsConnection: false,
      run: ({ go }) => go(`/customers?customer=${id}`)
    }))
  }
}
