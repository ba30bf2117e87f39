import { type DeviceId, ListFaults } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { Struct } from "effect"
import type { To } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { optionsOf } from "../../../ui/optionsOf.ts"
import { useSearchState } from "../../../ui/useSearchState.ts"
import { devices } from "../messages/pages.ts"
import { FaultRow } from "./FaultRow.tsx"
import { useFaults } from "./faults.ts"
import { FilteredList } from "./FilteredList.tsx"
import { vehicleFilter } from "../../fleet/vehicleFilter.ts"

const Search = ListFaults.query.mapFields(Struct.pick(["state", "vehicle"]))

const useFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const { fields, issues } = useMessages(devices)
  return [
    vehicleFilter(organization, fields.vehicle),
    {
      key: "state",
      label: fields.state,
      kind: "choice",
      options: optionsOf(["closed", "all"], issues.states)
    }
  ]
}

interface Props {
  readonly organization: Organization
  readonly linkTo: (id: DeviceId) => To
}

/** The fault codes that vehicles report. */
export const FaultsTab = ({ organization, linkTo }: Props) => {
  const messages = useMessages(devices).faults
  const filters = useFilters(organization)
  const search = useSearchState(Search)
  const query = useFaults(organization, search.values)
  return (
    <FilteredList query={query} filters={filters} search={search} messages={messages}>
      {(fault) => (
        <FaultRow key={fault.id} organization={organization} fault={fault} to={linkTo(fault.device.id)} />
      )}
    </FilteredList>
  )
}
