import { ServiceSort, type ServiceView } from "#maintenance/contract"
import type { Pages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useSelection } from "../../../ui/useSelection.ts"
import { ListPanel } from "../../views/ListPanel.tsx"
import { services } from "../messages/pages.ts"
import { NoServices } from "./NoServices.tsx"
import type { useServiceCount } from "./services.ts"
import { Summary } from "./together/Summary.tsx"
import type { DueListState } from "./useDueList.ts"

interface Props {
  readonly list: DueListState
  readonly query: Pages<ServiceView>
  readonly count: ReturnType<typeof useServiceCount>
  readonly loaded: ReadonlyArray<ServiceView>
}

/** The services that match, and what can be done with several of them. Its own for every filter: the selection ends with it. */
export const DueList = ({ list, query, count, loaded }: Props) => {
  const m = useMessages(services)
  const ids = loaded.map(({ id }) => id)
  // Until the answer arrives, the rows of the previous filter are listed, which may not match this one.
  const selection = useSelection(query.isPlaceholderData ? [] : ids)
  const selectable = list.organization.can.includes("services.complete") ? selection : undefined
  return (
    <ListPanel
      list={list}
      label={m.list}
      query={query}
      sorts={ServiceSort.literals}
      sortNames={m.sorts}
      renderSummary={(aside) => (
        <Summary list={list} count={count} ids={ids} selection={selectable} aside={aside} />
      )}
      row={{
        id: ({ id }) => id,
        name: ({ vehicle, task }) => `${vehicle.name}, ${task.name}`,
        link: ({ vehicle }) => `/vehicles/${vehicle.id}?tab=services`
      }}
      selection={selectable}
      empty={<NoServices list={list} />}
    />
  )
}
