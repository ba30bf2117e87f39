import { ListVehicles, VehicleId, vehicleName, VEHICLES } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import type { RecordFilter } from "../../ui/filters/Filter.ts"
import { loadVehicle, vehicleKey } from "./vehicles.ts"

const OFFERED = "20"

/** Selects what is about one vehicle. */
export const vehicleFilter = (organization: Organization, label: string): RecordFilter => ({
  key: "vehicle",
  label,
  kind: "record",
  find: (typed) => ({
    queryKey: organizationKey(organization.id, VEHICLES, "filter", typed),
    queryFn: async () => {
      const { items } = await api(ListVehicles, {
        params: { organizationId: organization.id },
        query: { limit: OFFERED, ...(typed !== "" && { search: typed }) }
      })
      return items.map((vehicle) => ({ value: vehicle.id, label: vehicleName(vehicle) }))
    }
  }),
  nameOf: (id) => ({
    queryKey: [...vehicleKey(organization.id, id), "name"],
    queryFn: async () => vehicleName(await loadVehicle(organization, VehicleId.make(id)))
  })
})
