/** The shell: one file, fetched immediately. See build/chunks.ts. */
export { plannedPage } from "../contexts/planned/PlannedPage.tsx"
export { Data } from "./Data.tsx"
export { Shell } from "./shell/Shell.tsx"
