import { DeviceActivity, type DeviceId, DeviceSource, ListDevices } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { Struct } from "effect"
import type { To } from "react-router"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { FilterBar } from "../../../ui/filters/FilterBar.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SearchField } from "../../../ui/SearchField.tsx"
import { SummaryBar } from "../../../ui/SummaryBar.tsx"
import { optionsOf } from "../../../ui/optionsOf.ts"
import { ColumnsButton } from "../../../ui/table/ColumnsButton.tsx"
import { DataTable } from "../../../ui/table/DataTable.tsx"
import { validColumns } from "../../../ui/table/shownColumns.ts"
import { useSearchState } from "../../../ui/useSearchState.ts"
import { useStoredColumns } from "../../views/storedColumns.ts"
import { addDevice } from "../actions.ts"
import styles from "../health/Health.module.css"
import { devices } from "../messages/pages.ts"
import { useDeviceColumns } from "./columns.tsx"
import { useDevices } from "./devices.ts"
import { ServersPanel } from "./ServersPanel.tsx"

const Search = ListDevices.query.mapFields(Struct.pick(["search", "source", "state", "linked", "archived"]))

const useFilters = (): ReadonlyArray<Filter> => {
  const { fields, devices: m } = useMessages(devices)
  return [
    {
      key: "state",
      label: fields.state,
      kind: "choice",
      options: optionsOf(DeviceActivity.literals, m.states)
    },
    {
      key: "source",
      label: fields.source,
      kind: "choice",
      options: optionsOf(DeviceSource.literals, m.sources)
    },
    {
      key: "linked",
      label: fields.linked,
      kind: "choice",
      options: optionsOf(["yes", "no"], m.linked)
    },
    { key: "archived", label: m.show, kind: "choice", options: [{ value: "true", label: m.archivedOnly }] }
  ]
}

interface EmptyProps {
  readonly organization: Organization
  readonly search: string
  readonly isFiltered: boolean
  readonly onClear: () => void
}

const NoDevices = ({ organization, search, isFiltered, onClear }: EmptyProps) => {
  const { empty, notFound } = useMessages(devices).devices
  const { clearFilters } = useMessages(common)
  if (isFiltered)
    return (
      <NoResults
        level="h2"
        title={notFound.title}
        {...(search === "" && { clear: clearFilters })}
        onClear={onClear}
      >
        {search === "" ? notFound.filters : notFound.sentence(search)}
      </NoResults>
    )
  return (
    <EmptyState title={empty.title} action={<ActionButton quiet action={addDevice} />}>
      {organization.can.includes("devices.edit") ? empty.sentence : empty.readOnly}
    </EmptyState>
  )
}

interface Props {
  readonly organization: Organization
  readonly linkTo: (id: DeviceId) => To
}

/** The devices of an organization, and the servers that forward what theirs report. */
export const DevicesTab = ({ organization, linkTo }: Props) => {
  const m = useMessages(devices).devices
  const filters = useFilters()
  const columns = useDeviceColumns(organization)
  const [stored, store] = useStoredColumns(organization, "devices")
  const { values, texts, change } = useSearchState(Search)
  const query = useDevices(organization, values)
  const shown = validColumns(columns, stored)
  const loaded = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0
  const search = texts["search"] ?? ""
  const clear = () =>
    change(Object.fromEntries(["search", ...filters.map(({ key }) => key)].map((key) => [key, undefined])))
  return (
    <>
      <search className={styles["controls"]}>
        <div className={styles["search"]}>
          <SearchField
            main
            label={m.searchDevices}
            value={search}
            onSearch={(text) => change({ search: text })}
          />
        </div>
        <FilterBar filters={filters} values={texts} onChange={change} />
      </search>
      <Panel flush>
        {loaded > 0 && (
          <SummaryBar aside={<ColumnsButton columns={columns} shown={shown} onShow={store} />}>
            {m.count(loaded, query.hasNextPage)}
          </SummaryBar>
        )}
        <DataTable
          // Without rows it takes the place of both, instead of moving up.
          key={String(loaded > 0)}
          label={m.list}
          query={query}
          columns={columns}
          shown={shown}
          onShow={store}
          row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => linkTo(id) }}
          sort="name"
          onSort={() => undefined}
          selection={undefined}
          empty={
            <NoDevices
              organization={organization}
              search={search}
              isFiltered={Object.keys(texts).length > 0}
              onClear={clear}
            />
          }
        />
      </Panel>
      <ServersPanel organization={organization} />
    </>
  )
}
