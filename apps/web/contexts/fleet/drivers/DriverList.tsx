import { DriverSort, type DriverView } from "#fleet/contract"
import type { To } from "react-router"
import type { Pages } from "../../../api/usePages.ts"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { ColumnsButton } from "../../../ui/table/ColumnsButton.tsx"
import { DataTable } from "../../../ui/table/DataTable.tsx"
import { SortChoice } from "../../../ui/table/SortChoice.tsx"
import { ListCount } from "../../views/together/ListCount.tsx"
import { addDriver } from "../actions.ts"
import { drivers } from "../messages/index.ts"
import type { useDriverCount } from "./drivers.ts"
import type { DriverListState } from "./useDriverList.ts"

interface Props {
  readonly list: DriverListState
  readonly query: Pages<DriverView>
  readonly count: ReturnType<typeof useDriverCount>
  readonly linkTo: (id: DriverView["id"]) => To
}

/** No drivers: none at all, none in the archive, or none that match. */
const NoDrivers = ({ list }: Pick<Props, "list">) => {
  const m = useMessages(drivers)
  const { clearFilters } = useMessages(common)
  const { search = "", archived, ...filters } = list.matching
  const isFiltered = Object.keys(filters).length > 0
  if (search !== "" || isFiltered)
    return (
      <NoResults
        level="h2"
        title={m.notFound.title}
        {...(search === "" && { clear: clearFilters })}
        onClear={list.clear}
      >
        {isFiltered ? m.noMatches : m.notFound.sentence(search)}
      </NoResults>
    )
  if (archived === "true")
    return <EmptyState title={m.emptyArchive.title}>{m.emptyArchive.sentence}</EmptyState>
  return (
    <EmptyState title={m.empty.title} action={<ActionButton quiet action={addDriver} />}>
      {list.organization.can.includes("drivers.edit") ? m.empty.sentence : m.empty.readOnly}
    </EmptyState>
  )
}

const Aside = ({ list }: Pick<Props, "list">) => {
  const { sorts } = useMessages(drivers)
  return (
    <>
      <SortChoice
        options={DriverSort.literals.map((sort) => [sort, sorts[sort]])}
        sort={list.sort}
        onSort={list.sortBy}
      />
      <ColumnsButton columns={list.columns} shown={list.shown} onShow={list.show} />
    </>
  )
}

/** The drivers that match. */
export const DriverList = ({ list, query, count, linkTo }: Props) => {
  const m = useMessages(drivers)
  const hasRows = query.isPending || query.data?.pages.some(({ items }) => items.length > 0) === true
  return (
    <Panel flush>
      {hasRows && <ListCount count={count} countText={m.count} aside={<Aside list={list} />} />}
      <DataTable
        // Without rows it takes the place of both, instead of moving up.
        key={String(hasRows)}
        label={m.list}
        query={query}
        columns={list.columns}
        shown={list.shown}
        onShow={list.show}
        row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => linkTo(id) }}
        sort={list.sort}
        onSort={list.sortBy}
        selection={undefined}
        empty={<NoDrivers list={list} />}
      />
    </Panel>
  )
}
