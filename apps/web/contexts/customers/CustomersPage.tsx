import type { Organization } from "#tenancy/contract"
import { customers, customersInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { ListToolbar } from "../../ui/ListToolbar.tsx"
import { NoPermission } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { CustomerList } from "./CustomerList.tsx"
import { useCustomers } from "./customers.ts"
import styles from "./Customers.module.css"
import { OpenedCustomer } from "./details/OpenedCustomer.tsx"
import { ExportButton } from "./ExportButton.tsx"
import { useView } from "./filter.ts"
import { AddButtons } from "./AddButtons.tsx"

interface Props {
  readonly organization: Organization
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

const Board = ({ organization }: Props) => {
  const header = useMessages(customersInShell).page
  const m = useMessages(customers)
  const view = useView()
  const query = useCustomers(organization, view.filter)
  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? []
  const actions = (
    <div className={styles["actions"]}>
      {organization.can.includes("customers.export") && (
        <ExportButton organization={organization} filter={view.filter} disabled={loaded.length === 0} />
      )}
      <AddButtons />
    </div>
  )
  return (
    <>
      <PageHeader {...header} actions={actions} />
      <ListToolbar view={view} search={m.search} filter={m.filter} />
      <Panel flush>
        <CustomerList
          organization={organization}
          view={view}
          query={query}
          firstSteps={
            <div className={styles["actions"]}>
              <AddButtons quiet />
            </div>
          }
        />
      </Panel>
      {view.opened && (
        <OpenedCustomer
          key={view.opened}
          organization={organization}
          id={view.opened}
          known={loaded.find(({ id }) => id === view.opened)}
          onClose={view.close}
        />
      )}
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
