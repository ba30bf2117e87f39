import { shell } from "../../app/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useOrganizations } from "../tenancy/organizations.ts"
import { billing, billingInShell } from "./messages/index.ts"
import { TrialPanel } from "./TrialPanel.tsx"

/** The remaining days of the trial; plans and payment come later. */
export const BillingPage = () => {
  const { page } = useMessages(billingInShell)
  const { planned } = useMessages(billing)
  const { planned: nothing } = useMessages(shell)
  const { current } = useOrganizations()
  return (
    <>
      <PageHeader {...page} />
      {current && <TrialPanel organization={current} />}
      <Panel flush>
        <EmptyState title={nothing}>{planned}</EmptyState>
      </Panel>
    </>
  )
}

export const Component = BillingPage
