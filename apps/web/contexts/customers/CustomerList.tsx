import type { CustomerView } from "#customers/contract"
import { CustomerSort } from "#customers/contract"
import type { To } from "react-router"
import type { Pages } from "../../api/usePages.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useSelection } from "../../ui/useSelection.ts"
import { ListPanel } from "../views/ListPanel.tsx"
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

/** The customers that match, and what can be done with several of them. Its own for every filter: the selection ends with it. */
export const CustomerList = ({ list, query, count, loaded, linkTo }: Props) => {
  const m = useMessages(customers)
  const ids = loaded.map(({ id }) => id)
  // Until the answer arrives, the rows of the previous filter are listed, which may not match this one.
  const selection = useSelection(query.isPlaceholderData ? [] : ids)
  const selectable = list.organization.can.includes("customers.edit") ? selection : undefined
  const firstSteps = (
    <div className={styles["actions"]}>
      <AddButtons quiet />
    </div>
  )
  return (
    <ListPanel
      list={list}
      label={m.list}
      query={query}
      sorts={CustomerSort.literals}
      sortNames={m.sorts}
      renderSummary={(aside) => (
        <Summary list={list} count={count} ids={ids} selection={selectable} aside={aside} />
      )}
      row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => linkTo(id) }}
      selection={selectable}
      empty={<NoCustomers list={list} firstSteps={firstSteps} />}
    />
  )
}
