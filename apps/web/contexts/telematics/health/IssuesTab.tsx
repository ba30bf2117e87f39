import { type DeviceId, DeviceIssueKind, ListDeviceIssues } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { Struct } from "effect"
import type { To } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { optionsOf, recordOptions } from "../../../ui/optionsOf.ts"
import { useSearchState } from "../../../ui/useSearchState.ts"
import { useMembers } from "../../fleet/drivers/drivers.ts"
import { devices } from "../messages/pages.ts"
import { FilteredList } from "./FilteredList.tsx"
import { IssueRow } from "./IssueRow.tsx"
import { useIssues } from "./issues.ts"
import { vehicleFilter } from "../../fleet/vehicleFilter.ts"

const Search = ListDeviceIssues.query.mapFields(Struct.pick(["state", "kind", "vehicle", "assigned"]))

const useFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const { fields, issues } = useMessages(devices)
  const members = useMembers(organization)
  return [
    {
      key: "kind",
      label: fields.kind,
      kind: "choices",
      options: optionsOf(DeviceIssueKind.literals, issues.kinds)
    },
    {
      key: "assigned",
      label: fields.assigned,
      kind: "choice",
      options: [{ value: "none", label: issues.unassigned }, ...recordOptions(members)]
    },
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

/** What is wrong with devices. */
export const IssuesTab = ({ organization, linkTo }: Props) => {
  const messages = useMessages(devices).issues
  const filters = useFilters(organization)
  const search = useSearchState(Search)
  const query = useIssues(organization, search.values)
  return (
    <FilteredList query={query} filters={filters} search={search} messages={messages}>
      {(issue) => (
        <IssueRow key={issue.id} organization={organization} issue={issue} to={linkTo(issue.device.id)} />
      )}
    </FilteredList>
  )
}
