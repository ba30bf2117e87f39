import { CUSTOMERS, type CustomerId } from "#customers/contract"
import { CUSTOMER_EMAILS, type CustomerEmailView, ListCustomerEmails } from "#messaging/contract"
import { MEMBERS, type Organization } from "#tenancy/contract"
import { useEffect } from "react"
import { api } from "../../../api/client.ts"
import { problemOf } from "../../../api/problem.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { State } from "../../../ui/StateBadge.tsx"
import { matchesOf } from "../../../ui/matches.ts"
import { notify } from "../../../ui/toast.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"

export const emailsKey = (id: Organization["id"]) => organizationKey(id, CUSTOMER_EMAILS)

/** The emails to one customer, newest first. */
export const useEmailsTo = (organization: Organization, customer: CustomerId) =>
  usePages({
    key: organizationKey(organization.id, CUSTOMER_EMAILS, customer),
    load: (page) =>
      api(ListCustomerEmails, { params: { organizationId: organization.id }, query: { ...page, customer } }),
    meta: shows(CUSTOMERS, MEMBERS)
  })

/** The emails to customers, newest first. */
export const useEmails = (organization: Organization) =>
  usePages({
    key: emailsKey(organization.id),
    load: (page) => api(ListCustomerEmails, { params: { organizationId: organization.id }, query: page }),
    // Each is listed with the names of its customer and its author.
    meta: shows(CUSTOMERS, MEMBERS)
  })

/** Like `useEmails`; a failure to load them is shown in a toast, too. */
export const useCustomerEmails = (organization: Organization) => {
  const { toasts } = useMessages(customerEmails)
  const { refreshPermissions } = useOrganizationRefresh(organization)
  const query = useEmails(organization)
  const { error } = query
  useEffect(() => {
    if (!error) return
    notify.error(toasts.loadFailed)
    // No longer permitted: reload the organization.
    if (problemOf(error).status < 500) void refreshPermissions()
    // oxlint-disable-next-line react/exhaustive-deps -- Once per failure, not per language or render.
  }, [error])
  return query
}

/** The delivery state of an email: queued, accepted by the mail server, or failed. */
export const deliveryState = ({ status, delivered_at }: CustomerEmailView) =>
  status === "failed" ? "failed" : delivered_at === null ? "sent" : "delivered"

export const STATES: Readonly<Record<ReturnType<typeof deliveryState>, State>> = {
  sent: "idle",
  delivered: "go",
  failed: "stop"
}

/** Whether an email's subject, text or customer contains the search term; always for an empty one. */
export const matchesSearch = ({ subject, content, customer_name }: CustomerEmailView, search: string) =>
  search.trim() === "" || [subject, content, customer_name].some((text) => matchesOf(text, search).length > 0)
