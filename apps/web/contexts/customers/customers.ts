import {
  ArchiveCustomer,
  CUSTOMERS,
  type CustomerView,
  GetCustomer,
  ListCustomers,
  RestoreCustomer
} from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { notify } from "../../ui/toast.ts"
import { useAfterwards } from "../tenancy/inOrganization.ts"
import { asQuery, type Filter } from "./filter.ts"

/** How long a reversible change can be taken back from its toast. */
const UNDO = 8000

/** What each part of a customer's view is about. */
export interface CustomerProps {
  readonly organization: Organization
  readonly customer: CustomerView
}

/** The customers a filter finds, newest first. What was there stays on the screen while a search runs. */
export const useCustomers = ({ id }: Organization, filter: Filter) =>
  usePages({
    key: organizationKey(id, CUSTOMERS, filter.archived ? "archived" : "active", filter.search),
    load: (page) =>
      api(ListCustomers, { params: { organizationId: id }, query: { ...page, ...asQuery(filter) } }),
    placeholderData: keepPreviousData
  })

/** One customer; from the list it is opened from until the server has answered. */
export const useCustomer = ({ id }: Organization, customerId: CustomerView["id"], known?: CustomerView) =>
  useQuery({
    queryKey: organizationKey(id, CUSTOMERS, "one", customerId),
    queryFn: () => api(GetCustomer, { params: { organizationId: id, customerId } }),
    ...(known && { initialData: known })
  })

/** Archiving, with the way back in its toast, and restoring. */
export const useArchiving = ({ organization, customer }: CustomerProps) => {
  const m = useMessages(customers)
  const client = useQueryClient()
  const { changed, failed } = useAfterwards(organization)
  const params = { organizationId: organization.id, customerId: customer.id }
  const refresh = () => client.invalidateQueries({ queryKey: organizationKey(organization.id, CUSTOMERS) })
  const restore = useMutation({
    mutationFn: () => api(RestoreCustomer, { params }),
    onSuccess: () => notify.success(m.restored(customer.name)),
    onError: failed,
    onSettled: refresh
  })
  const archive = useMutation({
    mutationFn: () => api(ArchiveCustomer, { params }),
    onSuccess: () =>
      notify.success(m.archived(customer.name), {
        duration: UNDO,
        action: { label: m.undo, onClick: () => restore.mutate() }
      }),
    onError: failed,
    onSettled: changed
  })
  return { archive, restore, busy: archive.isPending || restore.isPending }
}
