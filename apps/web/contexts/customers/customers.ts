import {
  ArchiveCustomer,
  CUSTOMERS,
  type CustomerView,
  GetCustomer,
  ListCustomers,
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
import { asQuery, type Filter } from "../../ui/useListView.ts"

/** The props shared by the parts of a customer's view. */
export interface CustomerProps {
  readonly organization: Organization
  readonly customer: CustomerView
}

/** The customers that match a filter, newest first. The previous ones stay on the screen while a search runs. */
export const useCustomers = ({ id }: Organization, filter: Filter) =>
  usePages({
    key: organizationKey(id, CUSTOMERS, filter.archived ? "archived" : "active", filter.search),
    load: (page) =>
      api(ListCustomers, { params: { organizationId: id }, query: { ...page, ...asQuery(filter) } }),
    placeholderData: keepPreviousData
  })

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
