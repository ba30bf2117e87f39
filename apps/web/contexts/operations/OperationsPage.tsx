import type { Organization } from "#tenancy/contract"
import { shell } from "../../app/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { operationsInShell } from "./messages/index.ts"
import { QuickLinks } from "./QuickLinks.tsx"
import { SetupChecklist } from "./SetupChecklist.tsx"
import { useOpenSetup, useSettingUp } from "./useSetup.ts"

const Overview = () => {
  const { planned } = useMessages(operationsInShell)
  const { planned: nothing } = useMessages(shell)
  return (
    <Panel flush>
      <EmptyState title={nothing}>{planned}</EmptyState>
      <QuickLinks />
    </Panel>
  )
}

interface Props {
  readonly organization: Organization
  readonly onHide: () => void
}

/** What to set up, in place of what there is to do. */
const SettingUp = ({ organization, onHide }: Props) => {
  const steps = useOpenSetup(organization)
  if (steps === undefined) return null
  if (steps === null) return <Overview />
  return (
    <>
      <SetupChecklist steps={steps} onHide={onHide} />
      <Panel flush>
        <QuickLinks />
      </Panel>
    </>
  )
}

const Center = ({ organization }: Pick<Props, "organization">) => {
  const { isSettingUp, hide } = useSettingUp(organization)
  return isSettingUp ? <SettingUp organization={organization} onHide={hide} /> : <Overview />
}

/** The Operations Center, at /dashboard and /messages; without an organization, a form to create one. */
export const OperationsPage = () => {
  const { page } = useMessages(operationsInShell)
  return (
    <OrganizationGate {...page}>
      {(organization) => (
        <>
          <PageHeader {...page} />
          <Center key={organization.id} organization={organization} />
        </>
      )}
    </OrganizationGate>
  )
}
