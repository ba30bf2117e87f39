import { MyOrganizations, type Organization, ORGANIZATIONS } from "#tenancy/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { api } from "../../api/client.ts"
import { personKey } from "../../api/queryKeys.ts"
import { currentSession } from "../../api/session.ts"
import { local } from "../../api/storage.ts"
import { ORGANIZATION_KEY } from "../../api/storageKeys.ts"

const listeners = new Set<() => void>()

/** Each person of this browser has a choice of their own. */
const key = () => `${ORGANIZATION_KEY}.${currentSession()?.user.id ?? ""}`

/** Roles and names change elsewhere too: looked up again whenever the person comes back to the page. */
export const organizationsQuery = queryOptions({
  queryKey: personKey(ORGANIZATIONS),
  queryFn: async () => (await api(MyOrganizations, {})).items,
  refetchOnWindowFocus: "always"
})

/** Makes an organization the current one, in this browser, until another is chosen. */
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

const currentOf = (organizations: ReadonlyArray<Organization>, id: string | null) =>
  organizations.find((organization) => organization.id === id) ?? organizations[0]

/** Which of one's organizations is the current one at this moment. */
export const currentOrganizationId = (organizations: ReadonlyArray<Organization>) =>
  currentOf(organizations, chosen())?.id

/** The organizations of the signed-in person, newest first, and the current one: the chosen, else the first. */
export const useOrganizations = () => {
  const { data, error, isPending, fetchStatus, refetch } = useQuery(organizationsQuery)
  const id = useSyncExternalStore(subscribe, chosen, chosen)
  const organizations = data ?? []
  return { organizations, current: currentOf(organizations, id), error, isPending, fetchStatus, refetch }
}
