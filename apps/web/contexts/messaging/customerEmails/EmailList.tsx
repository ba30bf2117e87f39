import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NoResults } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { matchesSearch, useCustomerEmails } from "./customerEmails.ts"
import { EmailRow } from "./EmailRow.tsx"

interface Props {
  readonly organization: Organization
  readonly search: string
  readonly onClear: () => void
  /** Shown instead of a list without emails. */
  readonly none: ReactNode
  /** Shown above them. */
  readonly notice: ReactNode
}

/** The emails, newest first. A search covers the loaded ones, and loads more while it has few matches. */
export const EmailList = ({ organization, search, onClear, none, notice }: Props) => {
  const m = useMessages(customerEmails)
  const query = useCustomerEmails(organization)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length > 0 && !query.hasNextPage && !items.some((email) => matchesSearch(email, search)))
    return (
      <NoResults title={m.empty.title} onClear={onClear}>
        {m.notFound.sentence(search)}
      </NoResults>
    )
  return (
    <>
      {items.length > 0 && notice}
      <PagedList query={query} label={m.list} empty={none}>
        {(email) =>
          matchesSearch(email, search) && (
            <EmailRow key={email.id} organization={organization} email={email} search={search} />
          )
        }
      </PagedList>
    </>
  )
}
