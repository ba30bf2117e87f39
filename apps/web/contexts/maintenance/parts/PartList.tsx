import { PartSort, type PartView } from "#maintenance/contract"
import type { To } from "react-router"
import type { Pages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { ListPanel } from "../../views/ListPanel.tsx"
import { ListCount } from "../../views/together/ListCount.tsx"
import { parts } from "../messages/pages.ts"
import { AddPartButton } from "./AddPartButton.tsx"
import type { usePartCount } from "./parts.ts"
import type { PartListState } from "./usePartList.ts"

interface Props {
  readonly list: PartListState
  readonly query: Pages<PartView>
  readonly count: ReturnType<typeof usePartCount>
  readonly linkTo: (id: PartView["id"]) => To
}

/** No parts: none at all, none that are low or archived, or none that match. */
const NoParts = ({ list }: Pick<Props, "list">) => {
  const { empty: m } = useMessages(parts)
  const { search = "", archived, low } = list.matching
  if (search !== "")
    return (
      <NoResults level="h2" title={m.notFound} onClear={list.clear}>
        {m.searched(search)}
      </NoResults>
    )
  if (archived === "true") return <EmptyState title={m.archive}>{m.archiveAbout}</EmptyState>
  if (low !== undefined) return <EmptyState title={m.low}>{m.lowAbout}</EmptyState>
  const mayAdd = list.organization.can.includes("parts.edit")
  return (
    <EmptyState title={m.title} action={<AddPartButton organization={list.organization} quiet />}>
      {mayAdd ? m.sentence : m.readOnly}
    </EmptyState>
  )
}

/** The parts that match. */
export const PartList = ({ list, query, count, linkTo }: Props) => {
  const m = useMessages(parts)
  return (
    <ListPanel
      list={list}
      label={m.list}
      query={query}
      sorts={PartSort.literals}
      sortNames={m.sorts}
      renderSummary={(aside) => <ListCount count={count} countText={m.count} aside={aside} />}
      row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => linkTo(id) }}
      empty={<NoParts list={list} />}
    />
  )
}
