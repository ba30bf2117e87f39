import { type ConnectionView, Disconnect, MyConnection, StartConnection } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { problemOf } from "../../api/problem.ts"
import { CONNECTION_KEY } from "./keys.ts"

/** The one provider so far. */
const params = { provider: "dimo" } as const

/** One's own connection to DIMO. It ends by itself: looked up again whenever the person comes back to the page. */
export const connectionQuery = queryOptions({
  queryKey: CONNECTION_KEY,
  queryFn: () => api(MyConnection, { params }),
  refetchOnWindowFocus: "always"
})

/** Begins to connect for an organization. */
export const startConnection = ({ id }: Organization) =>
  api(StartConnection, { params: { ...params, organizationId: id } })

/** Ends one's own connection. That there is none any more is what was wanted. */
export const endConnection = async (): Promise<void> => {
  try {
    await api(Disconnect, { params })
  } catch (error) {
    if (problemOf(error).status !== 404) throw error
  }
}

/** How one's own connection stands, seen from an organization. */
export type Standing = "connected" | "elsewhere" | "expired" | "none" | "unavailable"

/** `now` in milliseconds: a connection may end while the page is open. */
export const standingOf = (
  connection: ConnectionView,
  { id }: Pick<Organization, "id">,
  now: number
): Standing => {
  const { state, available, expires_at, organization_id } = connection
  if (state === "none") return available ? "none" : "unavailable"
  if (state === "expired" || (expires_at !== null && expires_at.getTime() <= now)) return "expired"
  return organization_id === id ? "connected" : "elsewhere"
}
