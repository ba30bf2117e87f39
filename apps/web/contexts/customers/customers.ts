import {
  ArchiveCustomer,
  CountCustomers,
  CUSTOMERS,
  type CustomerView,
  GetCustomer,
  ListCustomers,
  ListTags,
  RestoreCustomer
} from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"
import type { CustomerList } from "./useCustomerList.ts"

/** The props shared by the parts of a customer's view. */
export interface CustomerProps {
  readonly organization: Organization
  readonly customer: CustomerView
}

/** The customers that match, in this order. The previous ones stay on the screen while others load. */
export const useCustomers = (
  { id }: Organization,
  { matching, order, sort, isPending }: Pick<CustomerList, "matching" | "order" | "sort" | "isPending">
) =>
  usePages({
    enabled: !isPending,
    key: organizationKey(id, CUSTOMERS, "list", sort, JSON.stringify(matching)),
    load: (page) =>
      api(ListCustomers, {
        params: { organizationId: id },
        query: { ...page, ...matching, ...order }
      }),
    placeholderData: keepPreviousData
  })

/** How many customers match. The previous count stays on the screen, as `isPlaceholderData`, while another loads. */
export const useCount = (
  { id }: Organization,
  { matching, isPending }: Pick<CustomerList, "matching" | "isPending">
) =>
  useQuery({
    enabled: !isPending,
    queryKey: organizationKey(id, CUSTOMERS, "count", JSON.stringify(matching)),
    queryFn: () => api(CountCustomers, { params: { organizationId: id }, query: matching }),
    placeholderData: keepPreviousData
  })

/** The organization's tags, most used first. */
export const useTags = ({ id }: Organization): ReadonlyArray<string> =>
  useQuery({
    queryKey: organizationKey(id, CUSTOMERS, "tags"),
    queryFn: () => api(ListTags, { params: { organizationId: id } })
  }).data?.items.map(({ tag }) => tag) ?? []

/** One customer; taken from the list until the server has answered. */
export const useCustomer = ({ id }: Organization, customerId: CustomerView["id"], known?: CustomerView) =>
  useQuery({
    queryKey: organizationKey(id, CUSTOMERS, "one", customerId),
    queryFn: () => api(GetCustomer, { params: { organizationId: id, customerId } }),
    ...(known && { initialData: known })
  })

/** Archiving, with an undo in its toast, and restoring. */
export const useArchiving = ({ organization, customer }: CustomerProps) => {
  const m = useMessages(customers)
  const params = { organizationId: organization.id, customerId: customer.id }
  const restore = useOrganizationCommand(organization, {
    send: () => api(RestoreCustomer, { params }),
    done: () => m.restored(customer.name)
  })
  const archive = useOrganizationCommand(organization, {
    send: () => api(ArchiveCustomer, { params }),
    done: () => m.archived(customer.name),
    offer: { label: m.undo, run: restore.mutate }
  })
  return { archive, restore, busy: archive.isPending || restore.isPending }
}
