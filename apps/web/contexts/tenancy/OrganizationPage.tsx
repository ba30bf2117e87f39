import type { Organization } from "#tenancy/contract"
import { lazy, Suspense } from "react"
import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { tenancy, tenancyInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { PageTabs, useTab } from "../../ui/PageTabs.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import { OrganizationAudit } from "../audit/OrganizationAudit.tsx"
import { inviteMember } from "./actions.ts"
import { InvitationsTab } from "./invitations/InvitationsTab.tsx"
import { MembersTab } from "./members/MembersTab.tsx"
import { OrganizationGate } from "./OrganizationGate.tsx"
import { SecurityTab } from "./security/SecurityTab.tsx"
import { SettingsTab } from "./settings/SettingsTab.tsx"

interface Props {
  readonly organization: Organization
}

// On demand: it knows the events of every module, and only some people may see it.
const Integrations = lazy(async () => ({ default: (await import("./IntegrationsTab.tsx")).IntegrationsTab }))

const waiting = (
  <Panel flush>
    <SkeletonRows />
  </Panel>
)

const IntegrationsTab = (props: Props) => (
  <Suspense fallback={waiting}>
    <Integrations {...props} />
  </Suspense>
)

/** Each tab, with the permission it requires. */
const TABS = [
  { name: "members", permission: "members.read", Content: MembersTab },
  { name: "invitations", permission: "invitations.read", Content: InvitationsTab },
  { name: "settings", permission: "organization.read", Content: SettingsTab },
  { name: "integrations", permission: "tokens.manage", Content: IntegrationsTab },
  { name: "security", permission: "organization.secure", Content: SecurityTab },
  { name: "audit-log", permission: "audit.read", Content: OrganizationAudit }
] as const

/** Tabs with a primary button of their own: a view has one. */
const OWN_BUTTON = ["settings", "security", "integrations"]

const Board = ({ organization }: Props) => {
  const m = useMessages(tenancy)
  const { title, subtitle } = useMessages(tenancyInShell).page
  const shown = TABS.filter(({ permission }) => organization.can.includes(permission))
  const [tab] = useTab(shown.map(({ name }) => name))
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={<ActionButton quiet={OWN_BUTTON.includes(tab)} action={inviteMember} />}
      />
      <PageTabs
        label={m.tabs.label}
        tabs={shown.map(({ name, Content }) => ({
          name,
          label: m.tabs[name],
          content: <Content organization={organization} />
        }))}
      />
    </>
  )
}

/** Team and settings of the current organization. */
export const OrganizationPage = () => {
  const { title, subtitle } = useMessages(tenancyInShell).page
  return (
    <OrganizationGate title={title} subtitle={subtitle}>
      {(organization) => <Board key={organization.id} organization={organization} />}
    </OrganizationGate>
  )
}

export const Component = OrganizationPage
