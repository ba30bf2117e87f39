import { type ConnectionView, Disconnect, MyConnection, StartConnection } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { problemOf } from "../../api/problem.ts"
import { CONNECTION_KEY } from "./keys.ts"

/** The only provider so far. */
const params = { provider: "dimo" } as const

/** The user's connection to DIMO. It expires, so it is refetched whenever the user returns to the page. */
export const connectionQuery = queryOptions({
  queryKey: CONNECTION_KEY,
  queryFn: () => api(MyConnection, { params }),
  refetchOnWindowFocus: "always"
})

/** Starts to connect an organization. */
export const startConnection = ({ id }: Organization) =>
  api(StartConnection, { params: { ...params, organizationId: id } })

/** Removes the user's connection. Succeeds if there is none any more. */
export const endConnection = async (): Promise<void> => {
  try {
    await api(Disconnect, { params })
  } catch (error) {
    if (problemOf(error).status !== 404) throw error
  }
}

/** The state of the user's connection from an organization's point of view. */
export type ConnectionStatus = "connected" | "elsewhere" | "expired" | "none" | "unavailable"

/** `now` in milliseconds: a connection may expire while the page is open. */
export const statusOf = (
  connection: ConnectionView,
  { id }: Pick<Organization, "id">,
  now: number
): ConnectionStatus => {
  const { state, available, expires_at, organization_id } = connection
  if (state === "none") return available ? "none" : "unavailable"
  if (state === "expired" || (expires_at !== null && expires_at.getTime() <= now)) return "expired"
  return organization_id === id ? "connected" : "elsewhere"
}
