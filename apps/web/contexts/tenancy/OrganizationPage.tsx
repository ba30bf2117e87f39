import type { Permission } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { Tabs } from "@radix-ui/themes"
import { useSearchParams } from "react-router"
import { shell } from "../../i18n/en/shell.ts"
import { tenancy } from "../../i18n/en/tenancy.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { OrganizationAudit } from "../audit/OrganizationAudit.tsx"
import { InvitationsTab } from "./invitations/InvitationsTab.tsx"
import { InviteMember } from "./invitations/InviteMember.tsx"
import { MembersTab } from "./members/MembersTab.tsx"
import { OrganizationGate } from "./OrganizationGate.tsx"
import styles from "./OrganizationPage.module.css"
import { SettingsTab } from "./settings/SettingsTab.tsx"

interface Props {
  readonly organization: Organization
}

type TabName = "members" | "invitations" | "settings" | "audit"

const TABS: Readonly<Record<TabName, readonly [Permission, (props: Props) => React.ReactNode]>> = {
  members: ["members.read", MembersTab],
  invitations: ["invitations.read", InvitationsTab],
  settings: ["organization.read", SettingsTab],
  audit: ["audit.read", OrganizationAudit]
}

const TAB_NAMES: ReadonlyArray<TabName> = ["members", "invitations", "settings", "audit"]

/** The tabs the role shows, and the one in the address; the first where the address names none of them. */
const useTab = ({ can }: Organization) => {
  const [search, setSearch] = useSearchParams()
  const shown = TAB_NAMES.filter((name) => can.includes(TABS[name][0]))
  const tab = shown.find((name) => name === search.get("tab")) ?? "members"
  const choose = (name: string) => setSearch(name === "members" ? {} : { tab: name }, { replace: true })
  return { shown, tab, choose }
}

const Board = ({ organization }: Props) => {
  const m = useMessages(tenancy)
  const { title, subtitle } = useMessages(shell).pages.organization
  const { shown, tab, choose } = useTab(organization)
  const mayInvite = organization.can.includes("invitations.create")
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          mayInvite && <InviteMember organization={organization} onInvited={() => choose("invitations")} />
        }
      />
      <Tabs.Root value={tab} onValueChange={choose}>
        <Tabs.List className={styles["tabs"] ?? ""} aria-label={m.tabs.label}>
          {shown.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {m.tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {shown.map((name) => {
          const Content = TABS[name][1]
          return (
            <Tabs.Content key={name} value={name}>
              <Content organization={organization} />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </>
  )
}

/** Team and settings of the current organization. */
export const OrganizationPage = () => {
  const { title, subtitle } = useMessages(shell).pages.organization
  return (
    <OrganizationGate title={title} subtitle={subtitle}>
      {(organization) => <Board key={organization.id} organization={organization} />}
    </OrganizationGate>
  )
}

export const Component = OrganizationPage
