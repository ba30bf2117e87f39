import { type DeviceId, DeviceIssueKind, ListDeviceIssues } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { Struct } from "effect"
import type { To } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { useSearchState } from "../../../ui/useSearchState.ts"
import { useMembers } from "../../fleet/drivers/drivers.ts"
import { devices } from "../messages/index.ts"
import { FilteredList } from "./FilteredList.tsx"
import { IssueRow } from "./IssueRow.tsx"
import { useIssues } from "./issues.ts"
import { vehicleFilter } from "./vehicleFilter.ts"

const Search = ListDeviceIssues.query.mapFields(Struct.pick(["state", "kind", "vehicle", "assigned"]))

const useFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const { fields, issues } = useMessages(devices)
  const members = useMembers(organization)
  return [
    {
      key: "kind",
      label: fields.kind,
      kind: "choices",
      options: DeviceIssueKind.literals.map((kind) => ({ value: kind, label: issues.kinds[kind] }))
    },
    {
      key: "assigned",
      label: fields.assigned,
      kind: "choice",
      options: [
        { value: "none", label: issues.unassigned },
        ...members.map(({ id, name }) => ({ value: id, label: name }))
      ]
    },
    vehicleFilter(organization, fields.vehicle),
    {
      key: "state",
      label: fields.state,
      kind: "choice",
      options: (["closed", "all"] as const).map((state) => ({ value: state, label: issues.states[state] }))
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
