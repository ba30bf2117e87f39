import { DISPOSED, VehicleSearch, type VehicleSort } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useList } from "../../views/useList.ts"
import { customParameter } from "../fields/customFilters.ts"
import { useCustomFields } from "../fields/customFields.ts"
import { vehicleList } from "../messages/index.ts"
import { useVehicleColumns } from "./columns.tsx"
import { useVehicleFilters } from "./useVehicleFilters.ts"

const BY_NAME: VehicleSort = "name"

/** The state of the vehicles' list. */
export const useVehicleList = (organization: Organization) => {
  const { views } = useMessages(vehicleList)
  const fields = useCustomFields(organization)
  const list = useList({
    organization,
    name: "vehicles",
    search: VehicleSearch,
    columns: useVehicleColumns(organization, fields),
    filters: useVehicleFilters(organization, fields),
    shared: customParameter(fields),
    sort: BY_NAME,
    views: [
      { key: "all", title: views.all, search: {} },
      {
        key: "available",
        title: views.available,
        search: { lifecycle: "in_service", availability: "available" }
      },
      { key: "out", title: views.out, search: { availability: "out" } },
      { key: "unassigned", title: views.unassigned, search: { lifecycle: "in_service", assigned: "no" } },
      { key: "grounded", title: views.grounded, search: { safety: "grounded" } },
      { key: "gone", title: views.gone, search: { lifecycle: DISPOSED.join(",") } }
    ]
  })
  const { sort, ...matching } = list.values
  return {
    ...list,
    /** Which vehicles match, and in which order, as the query of a request. */
    matching,
    order: sort === undefined ? {} : { sort }
  }
}

export type VehicleListState = ReturnType<typeof useVehicleList>
export type Matching = VehicleListState["matching"]
