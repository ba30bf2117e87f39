import type { ReactNode } from "react"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { NoResults } from "../../ui/ListStates.tsx"
import { customers } from "./messages/index.ts"
import type { CustomerList } from "./useCustomerList.ts"

interface Props {
  readonly list: CustomerList
  /** Buttons for the first steps. */
  readonly firstSteps: ReactNode
}

/** No customers: none at all, none in the archive, or none that match the search. */
export const NoCustomers = ({ list, firstSteps }: Props) => {
  const m = useMessages(customers)
  const { clearFilters } = useMessages(common)
  const { search = "", archived, ...filters } = list.matching
  const isFiltered = Object.keys(filters).length > 0
  if (search !== "" || isFiltered) {
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
  }
  if (archived === "true")
    return <EmptyState title={m.emptyArchive.title}>{m.emptyArchive.sentence}</EmptyState>
  const editable = list.organization.can.includes("customers.edit")
  return (
    <EmptyState title={m.empty.title} action={editable && firstSteps}>
      {editable ? m.empty.sentence : m.empty.readOnly}
    </EmptyState>
  )
}
