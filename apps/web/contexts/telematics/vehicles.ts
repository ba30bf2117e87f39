import { ListSharedVehicles, ReadSharedVehicles, type SharedVehicleView } from "#telematics/contract"
import { MEMBERS, type Organization } from "#tenancy/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useSearchParams } from "react-router"
import { api } from "../../api/client.ts"
import { shows } from "../../api/queryKeys.ts"
import { useCommand } from "../../api/useCommand.ts"
import { matchesOf } from "../../ui/matches.ts"
import { useOrganizationRefresh } from "../tenancy/useOrganizationRefresh.ts"
import { sharedKey } from "./keys.ts"

const MAX_LENGTH = 200

const paramsOf = ({ id }: Organization) => ({ organizationId: id, provider: "dimo" as const })
const keyOf = ({ id }: Organization) => sharedKey(id, "dimo")

/** The vehicles members share with an organization, as last read from the provider. */
export const useVehicles = (organization: Organization) =>
  useQuery({
    queryKey: keyOf(organization),
    queryFn: () => api(ListSharedVehicles, { params: paramsOf(organization) }),
    // Each is listed with the member who shares it.
    meta: shows(MEMBERS)
  })

/** Reads from the provider again. If that fails, the previous list stays. */
export const useRefreshVehicles = (organization: Organization) => {
  const client = useQueryClient()
  const { handleFailure } = useOrganizationRefresh(organization)
  return useCommand({
    send: () => api(ReadSharedVehicles, { params: paramsOf(organization) }),
    onDone: (read) => client.setQueryData(keyOf(organization), read),
    onFailed: (error) => {
      handleFailure(error)
      // The list shows since when it may be out of date.
      void client.invalidateQueries({ queryKey: keyOf(organization) })
    }
  })
}

/** `Ford Transit 2023`, as far as known. */
export const nameOf = ({ make, model, year }: SharedVehicleView): string =>
  [make, model, year].filter((part) => part !== null && part !== "").join(" ")

const textOf = (vehicle: SharedVehicleView) =>
  [
    nameOf(vehicle),
    vehicle.provider,
    vehicle.external_id,
    vehicle.shared_by_name,
    ...vehicle.devices.flatMap(({ serial, imei, manufacturer }) => [serial, imei, manufacturer])
  ].join("\n")

/** The vehicles that contain every word of a search; all of them for a blank one. */
export const vehiclesWith = (vehicles: ReadonlyArray<SharedVehicleView>, search: string) => {
  const words = search.split(/\s+/).filter((word) => word !== "")
  return vehicles.filter((vehicle) => words.every((word) => matchesOf(textOf(vehicle), word).length > 0))
}

/** The search term, as in the address: `?q=`. */
export const useSearch = () => {
  const [params, setParams] = useSearchParams()
  const search = (q: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (q === "") after.delete("q")
        else after.set("q", q)
        return after
      },
      { replace: true, preventScrollReset: true }
    )
  return [params.get("q")?.trim().slice(0, MAX_LENGTH) ?? "", search] as const
}
