import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import type { ComponentProps } from "react"
import { customers, customersInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { ListToolbar } from "../../ui/ListToolbar.tsx"
import { NoPermission } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { CustomerList } from "./CustomerList.tsx"
import { useCount, useCustomers } from "./customers.ts"
import styles from "./Customers.module.css"
import { OpenedCustomer } from "./details/OpenedCustomer.tsx"
import { ExportButton } from "./ExportButton.tsx"
import { useView, type View } from "./filter.ts"
import { CustomerFilters } from "./CustomerFilters.tsx"
import { Summary } from "./together/Summary.tsx"
import { useSelection } from "../../ui/useSelection.ts"
import { AddButtons } from "./AddButtons.tsx"

interface Props {
  readonly organization: Organization
}

interface ListProps extends Props {
  readonly view: View
  readonly loaded: ReadonlyArray<CustomerView>
}

const Forbidden = () => {
  const m = useMessages(customers)
  return (
    <>
      <PageHeader {...useMessages(customersInShell).page} />
      <Panel flush>
        <NoPermission level="h2" title={m.forbidden.title} />
      </Panel>
    </>
  )
}

const Opened = ({ organization, view, loaded }: ListProps) =>
  view.opened && (
    <OpenedCustomer
      key={view.opened}
      organization={organization}
      id={view.opened}
      known={loaded.find(({ id }) => id === view.opened)}
      onClose={view.close}
    />
  )

/** Its own for every filter, so that the selection ends with it. */
const Listed = ({
  organization,
  view,
  query,
  count,
  loaded
}: ListProps &
  Pick<ComponentProps<typeof CustomerList>, "query"> &
  Pick<ComponentProps<typeof Summary>, "count">) => {
  const ids = loaded.map(({ id }) => id)
  // Until the answer arrives, the rows of the previous filter are listed, which may not match this one.
  const selection = useSelection(query.isPlaceholderData ? [] : ids)
  const hasRows = query.isPending || loaded.length > 0
  const selectable = organization.can.includes("customers.edit") ? selection : undefined
  return (
    <Panel flush>
      {hasRows && (
        <Summary organization={organization} view={view} count={count} ids={ids} selection={selectable} />
      )}
      {/* Without rows it takes the place of both, instead of moving up. */}
      <CustomerList
        key={String(hasRows)}
        organization={organization}
        view={view}
        query={query}
        selection={selectable}
        firstSteps={
          <div className={styles["actions"]}>
            <AddButtons quiet />
          </div>
        }
      />
    </Panel>
  )
}

const Board = ({ organization }: Props) => {
  const header = useMessages(customersInShell).page
  const m = useMessages(customers)
  const view = useView()
  const query = useCustomers(organization, view.matching, view.sort)
  // Here rather than in the line that shows it: that is replaced at every change of the filter.
  const count = useCount(organization, view.matching)
  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? []
  const list = { organization, view, loaded }
  const actions = (
    <div className={styles["actions"]}>
      {organization.can.includes("customers.export") && (
        <ExportButton organization={organization} view={view} disabled={loaded.length === 0} />
      )}
      <AddButtons />
    </div>
  )
  return (
    <>
      <PageHeader {...header} actions={actions} />
      <ListToolbar view={view} search={m.search} filter={m.filter} />
      <CustomerFilters organization={organization} view={view} />
      <Listed key={JSON.stringify(view.matching)} {...list} query={query} count={count} />
      <Opened {...list} />
    </>
  )
}

/** The people and companies the organization does business with. */
export const CustomersPage = () => (
  <OrganizationGate {...useMessages(customersInShell).page}>
    {(organization) =>
      organization.can.includes("customers.read") ? (
        <Board key={organization.id} organization={organization} />
      ) : (
        <Forbidden />
      )
    }
  </OrganizationGate>
)

export const Component = CustomersPage
