import { useOrganizations } from "../../contexts/tenancy/organizations.ts"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { TrialPanel } from "./TrialPanel.tsx"

/** The trial's days left; plans and payment come later. */
export const BillingPage = () => {
  const m = useMessages(shell)
  const { current } = useOrganizations()
  return (
    <>
      <PageHeader {...m.pages.billing} />
      {current && <TrialPanel endsAt={current.trial_ends_at} timeZone={current.time_zone} />}
      <Panel flush>
        <EmptyState title={m.planned.title}>{m.planned.billing}</EmptyState>
      </Panel>
    </>
  )
}

export const Component = BillingPage
