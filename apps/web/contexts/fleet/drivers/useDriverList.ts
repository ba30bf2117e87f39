import { DriverSearch, type DriverSort, LicenseState } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { optionsOf } from "../../../ui/optionsOf.ts"
import { useList } from "../../views/useList.ts"
import { drivers } from "../messages/pages.ts"
import { useDriverColumns } from "./columns.tsx"

const BY_NAME: DriverSort = "name"

const useFilters = (): ReadonlyArray<Filter> => {
  const { fields, licenses, filters } = useMessages(drivers)
  return [
    {
      key: "license",
      label: fields.license,
      kind: "choices",
      options: optionsOf(LicenseState.literals, licenses)
    },
    {
      key: "assigned",
      label: fields.vehicle,
      kind: "choice",
      options: [
        { value: "yes", label: filters.withVehicle },
        { value: "no", label: filters.withoutVehicle }
      ]
    },
    {
      key: "account",
      label: fields.user_id,
      kind: "choice",
      options: [
        { value: "yes", label: filters.withAccount },
        { value: "no", label: filters.withoutAccount }
      ]
    }
  ]
}

/** The state of the drivers' list. */
export const useDriverList = (organization: Organization) => {
  const { views } = useMessages(drivers)
  const list = useList({
    organization,
    name: "drivers",
    search: DriverSearch,
    columns: useDriverColumns(organization),
    filters: useFilters(),
    sort: BY_NAME,
    views: [
      { key: "all", title: views.all, search: {} },
      { key: "free", title: views.free, search: { assigned: "no" } },
      { key: "expiring", title: views.expiring, search: { license: "expiring,expired", sort: "license" } },
      { key: "archived", title: views.archived, search: { archived: "true" } }
    ]
  })
  const { sort, ...matching } = list.values
  return { ...list, matching, order: sort === undefined ? {} : { sort } }
}

export type DriverListState = ReturnType<typeof useDriverList>
