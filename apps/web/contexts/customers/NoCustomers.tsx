import type { ReactNode } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { EmptyList } from "../views/EmptyList.tsx"
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
  const { archived, ...matching } = list.matching
  const editable = list.organization.can.includes("customers.edit")
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
        <EmptyState title={m.empty.title} action={editable && firstSteps}>
          {editable ? m.empty.sentence : m.empty.readOnly}
        </EmptyState>
      )}
    </EmptyList>
  )
}
