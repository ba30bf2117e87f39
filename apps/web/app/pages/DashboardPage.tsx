import { plannedPage } from "./PlannedPage.tsx"

/** The Operations Center, at /dashboard and /messages. */
export const DashboardPage = plannedPage("dashboard")

export const Component = DashboardPage
