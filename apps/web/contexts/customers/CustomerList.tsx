import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import type { Pages } from "../../api/usePages.ts"
import { common } from "../../i18n/messages/index.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { NoResults } from "../../ui/ListStates.tsx"
import { PagedList } from "../../ui/PagedList.tsx"
import { CustomerRow } from "./CustomerRow.tsx"
import styles from "./Customers.module.css"
import type { View } from "./filter.ts"
import { SortHeader } from "../../ui/SortHeader.tsx"
import type { Selection } from "../../ui/useSelection.ts"

interface Props {
  readonly organization: Organization
  readonly view: View
  readonly query: Pages<CustomerView>
  readonly selection: Selection<CustomerView["id"]> | undefined
  /** Buttons for the first steps. */
  readonly firstSteps: ReactNode
}

/** No customers: none at all, none in the archive, or none that match the search. */
const NoCustomers = ({ organization, view, firstSteps }: Omit<Props, "query" | "selection">) => {
  const m = useMessages(customers)
  const { clearFilters } = useMessages(common)
  const { search, archived } = view.filter
  if (search !== "" || Object.keys(view.choices).length > 0) {
    return (
      <NoResults
        level="h2"
        title={m.notFound.title}
        {...(search === "" && { clear: clearFilters })}
        onClear={view.clear}
      >
        {Object.keys(view.choices).length > 0 ? m.noMatches : m.notFound.sentence(search)}
      </NoResults>
    )
  }
  if (archived) return <EmptyState title={m.emptyArchive.title}>{m.emptyArchive.sentence}</EmptyState>
  const editable = organization.can.includes("customers.edit")
  return (
    <EmptyState title={m.empty.title} action={editable && firstSteps}>
      {editable ? m.empty.sentence : m.empty.readOnly}
    </EmptyState>
  )
}

const Columns = ({ view, selectable }: { readonly view: View; readonly selectable: boolean }) => {
  const { fields } = useMessages(customers)
  const sorting = { sort: view.sort, onSort: view.sortBy }
  return (
    <div className={`${styles["row"]} ${styles["columns"]}`} data-selectable={selectable}>
      {selectable && <span />}
      <span />
      <SortHeader {...sorting} ascending="name" descending="-name">
        {fields.name}
      </SortHeader>
      {/* Each row names its own values. */}
      <span aria-hidden="true">{fields.email}</span>
      <span aria-hidden="true">{fields.phone}</span>
      <span aria-hidden="true">{fields.tags}</span>
      <SortHeader {...sorting} ascending="created" descending="-created" first="descending">
        {fields.added}
      </SortHeader>
    </div>
  )
}

/** The customers that match the filter, with all states of a list. */
export const CustomerList = ({ query, selection, ...rest }: Props) => {
  const { organization, view } = rest
  const m = useMessages(customers)
  const loading = query.isPending && query.fetchStatus !== "paused"
  const filled = query.data?.pages.some(({ items }) => items.length > 0) ?? false
  return (
    <div className={styles["list"]} data-stale={query.isPlaceholderData} aria-busy={query.isPlaceholderData}>
      {(filled || loading) && <Columns view={view} selectable={selection !== undefined} />}
      <PagedList query={query} label={m.list} empty={<NoCustomers {...rest} />}>
        {(customer) => (
          <CustomerRow
            key={customer.id}
            organization={organization}
            customer={customer}
            to={view.linkTo(customer.id)}
            selection={selection}
          />
        )}
      </PagedList>
    </div>
  )
}
