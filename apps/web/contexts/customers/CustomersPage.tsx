import { CustomerId } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { customers, customersInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { NoPermission } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useOpened } from "../../ui/useOpened.ts"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { ListControls } from "../views/ListControls.tsx"
import { AddButtons } from "./AddButtons.tsx"
import { CustomerList } from "./CustomerList.tsx"
import { useCount, useCustomers } from "./customers.ts"
import styles from "./Customers.module.css"
import { OpenedCustomer } from "./details/OpenedCustomer.tsx"
import { ExportButton } from "./ExportButton.tsx"
import { useCustomerList } from "./useCustomerList.ts"

interface Props {
  readonly organization: Organization
}

const isCustomerId = Schema.is(CustomerId)

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
  const list = useCustomerList(organization)
  const { opened, linkTo, close } = useOpened("customer", isCustomerId)
  const query = useCustomers(organization, list)
  // Here rather than in the line that shows it: that is replaced at every change of the filter.
  const count = useCount(organization, list)
  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? []
  const actions = (
    <div className={styles["actions"]}>
      {organization.can.includes("customers.export") && (
        <ExportButton list={list} disabled={loaded.length === 0} />
      )}
      <AddButtons />
    </div>
  )
  return (
    <>
      <PageHeader {...header} actions={actions} />
      <ListControls list={list} search={m.search} />
      <CustomerList
        key={JSON.stringify(list.matching)}
        list={list}
        query={query}
        count={count}
        loaded={loaded}
        linkTo={linkTo}
      />
      {opened && (
        <OpenedCustomer
          key={opened}
          organization={organization}
          id={opened}
          known={loaded.find(({ id }) => id === opened)}
          onClose={close}
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
