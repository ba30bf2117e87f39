import type { ReactNode } from "react"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { NoResults } from "../../ui/ListStates.tsx"

interface Props {
  readonly list: { readonly clear: () => void }
  /** The search and the filters that leave rows out, if any. */
  readonly matching: { readonly search?: string }
  readonly notFound: string
  /** Said if a filter leaves rows out. */
  readonly noMatches: string
  /** Said if only the search does. */
  readonly searched: (text: string) => string
  /** Shown if nothing leaves rows out, so there are none at all. */
  readonly children: ReactNode
}

/** What a list without rows shows: that none matches and how to see all of them again, or that there are none. */
export const EmptyList = ({ list, matching, notFound, noMatches, searched, children }: Props) => {
  const { clearFilters } = useMessages(common)
  const { search = "", ...filters } = matching
  const isFiltered = Object.keys(filters).length > 0
  if (search === "" && !isFiltered) return children
  return (
    <NoResults
      level="h2"
      title={notFound}
      {...(search === "" && { clear: clearFilters })}
      onClear={list.clear}
    >
      {isFiltered ? noMatches : searched(search)}
    </NoResults>
  )
}
