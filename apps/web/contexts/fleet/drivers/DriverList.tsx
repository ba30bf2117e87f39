import { DriverSort, type DriverView } from "#fleet/contract"
import type { To } from "react-router"
import type { Pages } from "../../../api/usePages.ts"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { EmptyList } from "../../views/EmptyList.tsx"
import { ListPanel } from "../../views/ListPanel.tsx"
import { ListCount } from "../../views/together/ListCount.tsx"
import { addDriver } from "../actions.ts"
import { drivers } from "../messages/pages.ts"
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
  const { archived, ...matching } = list.matching
  return (
    <EmptyList
      list={list}
      matching={matching}
      notFound={m.notFound.title}
      noMatches={m.noMatches}
      searched={m.notFound.sentence}
    >
      {archived === "true" ? (
        <EmptyState title={m.emptyArchive.title}>{m.emptyArchive.sentence}</EmptyState>
      ) : (
        <EmptyState title={m.empty.title} action={<ActionButton quiet action={addDriver} />}>
          {list.organization.can.includes("drivers.edit") ? m.empty.sentence : m.empty.readOnly}
        </EmptyState>
      )}
    </EmptyList>
  )
}

/** The drivers that match. */
export const DriverList = ({ list, query, count, linkTo }: Props) => {
  const m = useMessages(drivers)
  return (
    <ListPanel
      list={list}
      label={m.list}
      query={query}
      sorts={DriverSort.literals}
      sortNames={m.sorts}
      renderSummary={(aside) => <ListCount count={count} countText={m.count} aside={aside} />}
      row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => linkTo(id) }}
      empty={<NoDrivers list={list} />}
    />
  )
}
