import { shell } from "../../app/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { operationsInShell } from "./messages/index.ts"
import { QuickLinks } from "./QuickLinks.tsx"

/** The Operations Center, at /dashboard and /messages; without an organization, a form to create one. */
export const OperationsPage = () => {
  const { page, planned } = useMessages(operationsInShell)
  const { planned: nothing } = useMessages(shell)
  return (
    <OrganizationGate {...page}>
      {() => (
        <>
          <PageHeader {...page} />
          <Panel flush>
            <EmptyState title={nothing}>{planned}</EmptyState>
            <QuickLinks />
          </Panel>
        </>
      )}
    </OrganizationGate>
  )
}
