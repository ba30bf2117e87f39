import { VEHICLES } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { organizationKey } from "../../../api/queryKeys.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"

/** The search for vehicles, which loads once someone filters by one. */
const loaded = async (organization: Organization) => {
  const { vehicleFilter } = await import("../../fleet/vehicleFilter.ts")
  return vehicleFilter(organization, "")
}

/** Selects the inspections of one vehicle. */
export const vehicleFilter = (organization: Organization, label: string): Filter => ({
  key: "vehicle",
  label,
  kind: "record",
  find: (typed) => ({
    queryKey: organizationKey(organization.id, VEHICLES, "filter", typed),
    queryFn: async () => (await loaded(organization)).find(typed).queryFn()
  }),
  nameOf: (id) => ({
    queryKey: organizationKey(organization.id, VEHICLES, "one", id, "name"),
    queryFn: async () => (await loaded(organization)).nameOf(id).queryFn()
  })
})
