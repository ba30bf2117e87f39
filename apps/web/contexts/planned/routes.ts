import type { ContextRoutes, Route } from "../../app/context.ts"
import { plannedInShell } from "./messages/index.ts"
import type { PlannedName } from "./manifest.ts"

const planned = (path: string, name: PlannedName): Route => ({
  path,
  within: "shell",
  load: async () => ({ Component: (await import("../../app/shellChunk.ts")).plannedPage(name) }),
  messages: []
})

export const plannedRoutes: ContextRoutes = {
  inShell: plannedInShell,
  routes: [planned("/reports", "reports")]
}
