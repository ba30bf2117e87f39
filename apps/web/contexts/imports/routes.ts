import type { ContextRoutes } from "../../app/context.ts"
import { imports, importsInShell } from "./messages/index.ts"

export const importsRoutes: ContextRoutes = {
  inShell: importsInShell,
  routes: [
    {
      path: "/imports",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadImports }) => loadImports()),
      messages: [imports]
    }
  ]
}
