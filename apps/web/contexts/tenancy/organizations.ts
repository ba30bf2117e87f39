import { type MyOrganization, MyOrganizations, type Organization, ORGANIZATIONS } from "#tenancy/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { api } from "../../api/client.ts"
import { personKey } from "../../api/queryKeys.ts"
import { currentSession } from "../../api/session.ts"
import { local } from "../../api/storage.ts"
import { ORGANIZATION_KEY } from "../../api/storageKeys.ts"

const listeners = new Set<() => void>()

/** Per user of this browser. */
const key = () => `${ORGANIZATION_KEY}.${currentSession()?.user.id ?? ""}` as const

/** Roles and names change elsewhere too, so they are refetched whenever the user returns to the page. */
export const organizationsQuery = queryOptions({
  queryKey: personKey(ORGANIZATIONS),
  queryFn: async () => (await api(MyOrganizations, {})).items,
  refetchOnWindowFocus: "always"
})

/** Selects an organization in this browser, until another is chosen. */
export const chooseOrganization = (id: Organization["id"]) => {
  local.setItem(key(), id)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

const chosen = () => local.getItem(key())

const currentOf = (organizations: ReadonlyArray<MyOrganization>, id: string | null) =>
  organizations.find((organization) => organization.id === id) ?? organizations[0]

/** The currently selected one of the user's organizations. */
export const currentOrganizationId = (organizations: ReadonlyArray<Organization>) =>
  currentOf(organizations, chosen())?.id

/**
 * The organizations of the signed-in user, newest first, and the current one: the selected, otherwise the
 * first.
 */
export const useOrganizations = () => {
  const { data, error, isPending, fetchStatus, refetch } = useQuery(organizationsQuery)
  const id = useSyncExternalStore(subscribe, chosen, chosen)
  const organizations = data ?? []
  return { organizations, current: currentOf(organizations, id), error, isPending, fetchStatus, refetch }
}
