import { vehicleName, type VehicleRow, VehicleSort } from "#fleet/contract"
import type { Pages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { ColumnsButton } from "../../../ui/table/ColumnsButton.tsx"
import { DataTable } from "../../../ui/table/DataTable.tsx"
import { SortChoice } from "../../../ui/table/SortChoice.tsx"
import { useSelection } from "../../../ui/useSelection.ts"
import { fleet, vehicleList } from "../messages/index.ts"
import type { useVehicleCount } from "../vehicles.ts"
import { NoVehicles } from "./NoVehicles.tsx"
import { Summary } from "./together/Summary.tsx"
import type { VehicleListState } from "./useVehicleList.ts"

interface Props {
  readonly list: VehicleListState
  readonly query: Pages<VehicleRow>
  readonly count: ReturnType<typeof useVehicleCount>
  readonly loaded: ReadonlyArray<VehicleRow>
}

const Aside = ({ list }: Pick<Props, "list">) => {
  const { sorts } = useMessages(vehicleList)
  return (
    <>
      <SortChoice
        options={VehicleSort.literals.map((sort) => [sort, sorts[sort]])}
        sort={list.sort}
        onSort={list.sortBy}
      />
      <ColumnsButton columns={list.columns} shown={list.shown} onShow={list.show} />
    </>
  )
}

/** The vehicles that match, and what can be done with several of them. Its own for every filter: the selection ends with it. */
export const VehicleList = ({ list, query, count, loaded }: Props) => {
  const m = useMessages(fleet)
  const ids = loaded.map(({ id }) => id)
  // Until the answer arrives, the rows of the previous filter are listed, which may not match this one.
  const selection = useSelection(query.isPlaceholderData ? [] : ids)
  const hasRows = query.isPending || loaded.length > 0
  const selectable = list.organization.can.includes("vehicles.edit") ? selection : undefined
  return (
    <Panel flush>
      {hasRows && (
        <Summary list={list} count={count} ids={ids} selection={selectable} aside={<Aside list={list} />} />
      )}
      <DataTable
        // Without rows it takes the place of both, instead of moving up.
        key={String(hasRows)}
        label={m.list}
        query={query}
        columns={list.columns}
        shown={list.shown}
        onShow={list.show}
        row={{ id: ({ id }) => id, name: vehicleName, link: ({ id }) => `/vehicles/${id}` }}
        sort={list.sort}
        onSort={list.sortBy}
        selection={selectable}
        empty={<NoVehicles list={list} />}
      />
    </Panel>
  )
}
