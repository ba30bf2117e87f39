import type { Organization } from "#tenancy/contract"
import { lazy, Suspense } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { operationsInShell } from "./messages/index.ts"
import { Overview } from "./Overview.tsx"
import { useSettingUp } from "./useSettingUp.ts"

// Not part of the app shell: most organizations are set up. If it cannot be loaded, the page works without it.
const SettingUp = lazy(() =>
  import("./SettingUp.tsx").then(
    ({ SettingUp }) => ({ default: SettingUp }),
    () => ({ default: Overview })
  )
)

const Center = ({ organization }: { readonly organization: Organization }) => {
  const { isSettingUp, hide } = useSettingUp(organization)
  if (!isSettingUp) return <Overview />
  return (
    <Suspense fallback={null}>
      <SettingUp organization={organization} onHide={hide} />
    </Suspense>
  )
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
