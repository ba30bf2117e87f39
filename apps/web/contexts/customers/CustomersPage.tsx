import type { Organization } from "#tenancy/contract"
import { lazy, Suspense, useState } from "react"
import { shell } from "../../i18n/en/shell.ts"
import { customers } from "../../i18n/en/customers.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { AddCustomerDialog } from "./AddCustomerDialog.tsx"
import { CustomerList } from "./CustomerList.tsx"
import { useCustomers } from "./customers.ts"
import styles from "./Customers.module.css"
import { OpenedCustomer } from "./details/OpenedCustomer.tsx"
import { ExportButton } from "./ExportButton.tsx"
import { useView } from "./filter.ts"
import { Toolbar } from "./Toolbar.tsx"
import { type Opening, WaysIn } from "./WaysIn.tsx"

// With the CSV parser, which nobody needs before.
const ImportDialog = lazy(async () => ({
  default: (await import("./import/ImportDialog.tsx")).ImportDialog
}))

interface Props {
  readonly organization: Organization
}

const Forbidden = () => {
  const m = useMessages(customers)
  return (
    <>
      <PageHeader {...useMessages(shell).pages.customers} />
      <Panel flush>
        <EmptyState title={m.forbidden.title}>{m.forbidden.sentence}</EmptyState>
      </Panel>
    </>
  )
}

/** What is open over the list. It lives here, so that a list that fills up does not take it away. */
const useOpening = ({ organization }: Props) => {
  const [opening, open] = useState<Opening>()
  const close = () => open(undefined)
  const dialog = (
    <>
      {opening === "add" && <AddCustomerDialog organization={organization} onClose={close} />}
      {opening === "import" && (
        <Suspense>
          <ImportDialog organization={organization} onClose={close} />
        </Suspense>
      )}
    </>
  )
  return { open, dialog }
}

const Board = ({ organization }: Props) => {
  const header = useMessages(shell).pages.customers
  const view = useView()
  const query = useCustomers(organization, view.filter)
  const { open, dialog } = useOpening({ organization })
  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? []
  const actions = (
    <div className={styles["actions"]}>
      {organization.can.includes("customers.export") && loaded.length > 0 && (
        <ExportButton organization={organization} filter={view.filter} />
      )}
      <WaysIn organization={organization} open={open} />
    </div>
  )
  return (
    <>
      <PageHeader {...header} actions={actions} />
      <Toolbar view={view} />
      <Panel flush>
        <CustomerList
          organization={organization}
          view={view}
          query={query}
          firstSteps={
            <div className={styles["actions"]}>
              <WaysIn quiet organization={organization} open={open} />
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
      {dialog}
    </>
  )
}

/** The people and companies the current organization deals with. */
export const CustomersPage = () => (
  <OrganizationGate {...useMessages(shell).pages.customers}>
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
