import { account, identityInShell } from "./messages/index.ts"
import { notifications } from "../notifications/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { PageTabs } from "../../ui/PageTabs.tsx"
import { MyAudit } from "../audit/MyAudit.tsx"
import { NotificationSettings } from "../notifications/NotificationSettings.tsx"
import { MyTokensPanel } from "../tokens/TokensPanel.tsx"
import { BrowserPanel } from "./account/BrowserPanel.tsx"
import { DataExportPanel } from "./account/DataExportPanel.tsx"
import { DeletionPanel } from "./account/DeletionPanel.tsx"
import { EmailPanel } from "./account/EmailPanel.tsx"
import { FactorsPanel } from "./account/FactorsPanel.tsx"
import { PasswordPanel } from "./account/PasswordPanel.tsx"
import { PicturePanel } from "./account/PicturePanel.tsx"
import { ProfilePanel } from "./account/ProfilePanel.tsx"
import { SessionsPanel } from "./account/SessionsPanel.tsx"
import { IdentitiesPanel } from "./issuers/IdentitiesPanel.tsx"
import { useMe } from "./me.ts"
import { Proofs } from "./proof/Proofs.tsx"

/** The user's account: profile, sign-in methods, activity. */
export const AccountPage = () => {
  const { tabs } = useMessages(account)
  const { preferences } = useMessages(notifications)
  const header = useMessages(identityInShell).page
  const me = useMe()
  if (!me) return null
  const profile = (
    <>
      <ProfilePanel key={me.id} me={me} />
      <PicturePanel me={me} />
      <BrowserPanel />
    </>
  )
  const security = (
    <>
      <EmailPanel me={me} />
      <PasswordPanel me={me} />
      <FactorsPanel me={me} />
      <IdentitiesPanel />
      <SessionsPanel />
      <DataExportPanel />
      <DeletionPanel />
      <Proofs />
    </>
  )
  return (
    <>
      <PageHeader {...header} />
      <PageTabs
        label={tabs.label}
        tabs={[
          { name: "profile", label: tabs.profile, content: profile },
          { name: "security", label: tabs.security, content: security },
          { name: "notifications", label: preferences.title, content: <NotificationSettings /> },
          { name: "tokens", label: tabs.tokens, content: <MyTokensPanel /> },
          { name: "activity", label: tabs.activity, content: <MyAudit /> }
        ]}
      />
    </>
  )
}

export const Component = AccountPage
