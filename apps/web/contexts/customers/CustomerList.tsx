import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import type { Pages } from "../../api/usePages.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { NoResults } from "../../ui/ListStates.tsx"
import { PagedList } from "../../ui/PagedList.tsx"
import { CustomerRow } from "./CustomerRow.tsx"
import styles from "./Customers.module.css"
import type { useView } from "./filter.ts"

interface Props {
  readonly organization: Organization
  readonly view: ReturnType<typeof useView>
  readonly query: Pages<CustomerView>
  /** Buttons for the first steps. */
  readonly firstSteps: ReactNode
}

/** No customers: none at all, none in the archive, or none that match the search. */
const NoCustomers = ({ organization, view, firstSteps }: Omit<Props, "query">) => {
  const m = useMessages(customers)
  const { search, archived } = view.filter
  if (search !== "") {
    return (
      <NoResults level="h2" title={m.notFound.title} onClear={() => view.search("")}>
        {m.notFound.sentence(search)}
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

const Columns = () => {
  const { fields } = useMessages(customers)
  return (
    // Each row names its own values.
    <div aria-hidden="true" className={`${styles["row"]} ${styles["columns"]}`}>
      <span />
      <span>{fields.name}</span>
      <span>{fields.email}</span>
      <span>{fields.phone}</span>
      <span>{fields.added}</span>
    </div>
  )
}

/** The customers that match the filter, with all states of a list. */
export const CustomerList = ({ query, ...rest }: Props) => {
  const { organization, view } = rest
  const m = useMessages(customers)
  const loading = query.isPending && query.fetchStatus !== "paused"
  const filled = query.data?.pages.some(({ items }) => items.length > 0) ?? false
  return (
    <div className={styles["list"]} data-stale={query.isPlaceholderData} aria-busy={query.isPlaceholderData}>
      {(filled || loading) && <Columns />}
      <PagedList query={query} label={m.list} empty={<NoCustomers {...rest} />}>
        {(customer) => (
          <CustomerRow
            key={customer.id}
            organization={organization}
            customer={customer}
            to={view.linkTo(customer.id)}
          />
        )}
      </PagedList>
    </div>
  )
}
