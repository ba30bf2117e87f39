import type { Organization } from "#tenancy/contract"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { matchesSearch, useCustomerEmails } from "./customerEmails.ts"
import { EmailRow } from "./EmailRow.tsx"

interface Props {
  readonly organization: Organization
  readonly search: string
  readonly onClear: () => void
}

/** The emails, newest first. A search covers the loaded ones, and loads more while it has few matches. */
export const EmailList = ({ organization, search, onClear }: Props) => {
  const m = useMessages(customerEmails)
  const query = useCustomerEmails(organization)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length > 0 && !query.hasNextPage && !items.some((email) => matchesSearch(email, search)))
    return (
      <NoResults title={m.empty.title} onClear={onClear}>
        {m.notFound.sentence(search)}
      </NoResults>
    )
  const empty = (
    <EmptyState title={m.empty.title} level="h3">
      {m.empty.sentence}
    </EmptyState>
  )
  return (
    <PagedList query={query} label={m.list} empty={empty}>
      {(email) =>
        matchesSearch(email, search) && (
          <EmailRow key={email.id} organization={organization} email={email} search={search} />
        )
      }
    </PagedList>
  )
}
