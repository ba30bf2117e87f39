import { type ReactNode, useEffect } from "react"
import { queryClient } from "../../../api/queryClient.ts"
import { useOrganizations } from "../../tenancy/organizations.ts"
import { offlineForms } from "./offlineForms.ts"
import { startSending } from "./sending.ts"

/**
 * Sends what was finished without a connection, and reads the forms and vehicles of the current organization in
 * case the connection is lost before an inspection is begun. Renders nothing.
 */
export const OfflineInspections = (): ReactNode => {
  const { current } = useOrganizations()
  const id = current?.can.includes("inspections.perform") ? current.id : undefined
  useEffect(startSending, [])
  useEffect(() => {
    if (id) void queryClient.prefetchQuery(offlineForms(id))
  }, [id])
  return null
}
