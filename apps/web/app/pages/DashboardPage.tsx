import { OrganizationGate } from "../../contexts/tenancy/OrganizationGate.tsx"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { QuickLinks } from "./QuickLinks.tsx"
import { plannedPage } from "./PlannedPage.tsx"

const Board = plannedPage("dashboard", QuickLinks)

/** The Operations Center, at /dashboard and /messages; before it, the way to a first organization. */
export const DashboardPage = () => {
  const { title, subtitle } = useMessages(shell).pages.dashboard
  return (
    <OrganizationGate title={title} subtitle={subtitle}>
      {() => <Board />}
    </OrganizationGate>
  )
}
