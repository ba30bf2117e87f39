/** The shell with the page most users arrive at: one file, fetched immediately. See build/chunks.ts. */
export { OperationsPage } from "../contexts/operations/OperationsPage.tsx"
export { plannedPage } from "../contexts/planned/PlannedPage.tsx"
export { Data } from "./Data.tsx"
export { Shell } from "./shell/Shell.tsx"
