import { type DefectRow, DefectSort } from "#maintenance/contract"
import type { To } from "react-router"
import type { Pages } from "../../../api/usePages.ts"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { EmptyList } from "../../views/EmptyList.tsx"
import { ListPanel } from "../../views/ListPanel.tsx"
import { ListCount } from "../../views/together/ListCount.tsx"
import { reportDefect } from "../actions.ts"
import { defects } from "../messages/pages.ts"
import { useDefectTitle } from "../useDefectTitle.ts"
import type { useDefectCount } from "./defects.ts"
import type { DefectListState } from "./useDefectList.ts"

interface Props {
  readonly list: DefectListState
  readonly query: Pages<DefectRow>
  readonly count: ReturnType<typeof useDefectCount>
  readonly linkTo: (id: DefectRow["id"]) => To
}

/** No defects: none that are open, or none that match. */
const NoDefects = ({ list }: Pick<Props, "list">) => {
  const { empty: m } = useMessages(defects)
  return (
    <EmptyList
      list={list}
      matching={list.matching}
      notFound={m.notFound}
      noMatches={m.noMatches}
      searched={m.searched}
    >
      <EmptyState title={m.title} action={<ActionButton quiet action={reportDefect} />}>
        {m.sentence}
      </EmptyState>
    </EmptyList>
  )
}

/** The defects that match. */
export const DefectList = ({ list, query, count, linkTo }: Props) => {
  const m = useMessages(defects)
  const titled = useDefectTitle()
  return (
    <ListPanel
      list={list}
      label={m.list}
      query={query}
      sorts={DefectSort.literals}
      sortNames={m.sorts}
      renderSummary={(aside) => <ListCount count={count} countText={m.count} aside={aside} />}
      row={{
        id: ({ id }) => id,
        name: ({ number, title }) => m.name(number, titled(title)),
        link: ({ id }) => linkTo(id)
      }}
      empty={<NoDefects list={list} />}
    />
  )
}
