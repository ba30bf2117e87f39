import { ListVehicles, vehicleName, VEHICLES } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { CarFront } from "lucide-react"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import type { UseRecordSearch } from "../../app/palette/PalettePart.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useDebounced } from "../../ui/useDebounced.ts"
import { aboutFound, closestFirst } from "./foundBy.ts"
import { fleetInShell } from "./messages/index.ts"

const MAX_RESULTS = 6
/** The closest of so many are shown: the server lists by name, and a short number is part of many VINs. */
const LOADED = "50"

/** Vehicles the server finds by unit number, plate, VIN, driver, make or model; none for people who may not see them. */
export const useFoundVehicles = (organization: Organization | undefined, typed: string) => {
  const search = useDebounced(typed)
  const allowed = organization?.can.includes("vehicles.read") ? organization : undefined
  const enabled = allowed !== undefined && typed !== ""
  const { data, isError, isPending } = useQuery({
    queryKey: allowed ? organizationKey(allowed.id, VEHICLES, "palette", search) : ["no-organization"],
    queryFn:
      enabled && search !== ""
        ? () =>
            api(ListVehicles, {
              params: { organizationId: allowed.id },
              query: { limit: LOADED, search }
            })
        : skipToken
  })
  // Results for an earlier text are ignored.
  const current = search === typed ? data : undefined
  return {
    vehicles: closestFirst(current?.items ?? [], typed)
      .slice(0, MAX_RESULTS)
      .map((row) => ({
        ...row,
        name: vehicleName(row),
        about: [row.unit_number === null ? null : row.plate, row.make, row.model]
          .filter((part) => part !== null)
          .join(" ")
      })),
    isPending: enabled && (search !== typed || isPending),
    isError: enabled && isError
  }
}

/** The same for the palette: each says why it was found, and links to its page. */
export const useVehicleSearch: UseRecordSearch = (organization, typed) => {
  const { foundBy } = useMessages(fleetInShell)
  const { vehicles, ...state } = useFoundVehicles(organization, typed)
  return {
    ...state,
    records: vehicles.map((vehicle) => {
      const { about, ranges } = aboutFound(vehicle, typed, foundBy)
      return {
        id: `vehicle.${vehicle.id}`,
        title: () => vehicle.name,
        ...(about && { about, aboutRanges: ranges }),
        icon: CarFront,
        needsConnection: false,
        run: ({ go }) => go(`/vehicles/${vehicle.id}`)
      }
    })
  }
}
