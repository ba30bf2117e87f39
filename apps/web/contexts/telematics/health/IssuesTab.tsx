import { type DeviceId, DeviceIssueKind, ListDeviceIssues } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { Struct } from "effect"
import type { To } from "react-router"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { FilterBar } from "../../../ui/filters/FilterBar.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SummaryBar } from "../../../ui/SummaryBar.tsx"
import { useSearchState } from "../../../ui/useSearchState.ts"
import { useMembers } from "../../fleet/drivers/drivers.ts"
import { devices } from "../messages/index.ts"
import styles from "./Health.module.css"
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
  const m = useMessages(devices).issues
  const { clearFilters } = useMessages(common)
  const filters = useFilters(organization)
  const { values, texts, change } = useSearchState(Search)
  const query = useIssues(organization, values)
  const shown = query.data?.pages.flatMap(({ items }) => items) ?? []
  const isFiltered = Object.keys(texts).length > 0
  const clear = () => change(Object.fromEntries(filters.map(({ key }) => [key, undefined])))
  return (
    <>
      <search className={styles["controls"]}>
        <FilterBar filters={filters} values={texts} onChange={change} />
      </search>
      <Panel flush>
        {shown.length > 0 && <SummaryBar aside={null}>{m.count(shown.length, query.hasNextPage)}</SummaryBar>}
        <PagedList
          query={query}
          label={m.list}
          empty={
            isFiltered ? (
              <NoResults level="h2" title={m.notFound} clear={clearFilters} onClear={clear} />
            ) : (
              <EmptyState title={m.empty.title}>{m.empty.sentence}</EmptyState>
            )
          }
        >
          {(issue) => (
            <IssueRow key={issue.id} organization={organization} issue={issue} to={linkTo(issue.device.id)} />
          )}
        </PagedList>
      </Panel>
    </>
  )
}
