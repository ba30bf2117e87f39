import type { CustomerView } from "#customers/contract"
import { CustomerSort } from "#customers/contract"
import type { To } from "react-router"
import type { Pages } from "../../api/usePages.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Panel } from "../../ui/Panel.tsx"
import { ColumnsButton } from "../../ui/table/ColumnsButton.tsx"
import { DataTable } from "../../ui/table/DataTable.tsx"
import { SortChoice } from "../../ui/table/SortChoice.tsx"
import { useSelection } from "../../ui/useSelection.ts"
import { AddButtons } from "./AddButtons.tsx"
import type { useCount } from "./customers.ts"
import styles from "./Customers.module.css"
import { customers } from "./messages/index.ts"
import { NoCustomers } from "./NoCustomers.tsx"
import { Summary } from "./together/Summary.tsx"
import type { CustomerList as State } from "./useCustomerList.ts"

interface Props {
  readonly list: State
  readonly query: Pages<CustomerView>
  readonly count: ReturnType<typeof useCount>
  readonly loaded: ReadonlyArray<CustomerView>
  readonly linkTo: (id: CustomerView["id"]) => To
}

const Aside = ({ list }: Pick<Props, "list">) => {
  const { sorts } = useMessages(customers)
  return (
    <>
      <SortChoice
        options={CustomerSort.literals.map((sort) => [sort, sorts[sort]])}
        sort={list.sort}
        onSort={list.sortBy}
      />
      <ColumnsButton columns={list.columns} shown={list.shown} onShow={list.show} />
    </>
  )
}

/** The customers that match, and what can be done with several of them. Its own for every filter: the selection ends with it. */
export const CustomerList = ({ list, query, count, loaded, linkTo }: Props) => {
  const m = useMessages(customers)
  const ids = loaded.map(({ id }) => id)
  // Until the answer arrives, the rows of the previous filter are listed, which may not match this one.
  const selection = useSelection(query.isPlaceholderData ? [] : ids)
  const hasRows = query.isPending || loaded.length > 0
  const selectable = list.organization.can.includes("customers.edit") ? selection : undefined
  const firstSteps = (
    <div className={styles["actions"]}>
      <AddButtons quiet />
    </div>
  )
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
        row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => linkTo(id) }}
        sort={list.sort}
        onSort={list.sortBy}
        selection={selectable}
        empty={<NoCustomers list={list} firstSteps={firstSteps} />}
      />
    </Panel>
  )
}
