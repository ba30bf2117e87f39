/** The frame with the page most people arrive at: one file, fetched at once. See build/chunks.ts. */
export { Data } from "./Data.tsx"
export { DashboardPage } from "./pages/DashboardPage.tsx"
export { plannedPage } from "./pages/PlannedPage.tsx"
export { Shell } from "./shell/Shell.tsx"
