import { type DeviceId, ListFaults } from "#telematics/contract"
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
import { devices } from "../messages/index.ts"
import { FaultRow } from "./FaultRow.tsx"
import { useFaults } from "./faults.ts"
import styles from "./Health.module.css"
import { vehicleFilter } from "./vehicleFilter.ts"

const Search = ListFaults.query.mapFields(Struct.pick(["state", "vehicle"]))

const useFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const { fields, issues } = useMessages(devices)
  return [
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

/** The fault codes that vehicles report. */
export const FaultsTab = ({ organization, linkTo }: Props) => {
  const m = useMessages(devices).faults
  const { clearFilters } = useMessages(common)
  const filters = useFilters(organization)
  const { values, texts, change } = useSearchState(Search)
  const query = useFaults(organization, values)
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
          {(fault) => (
            <FaultRow key={fault.id} organization={organization} fault={fault} to={linkTo(fault.device.id)} />
          )}
        </PagedList>
      </Panel>
    </>
  )
}
