import type { ContextRoutes } from "../../app/context.ts"
import { operations, operationsInShell } from "./messages/index.ts"

const page = { within: "shell", load: () => import("./OperationsPage.tsx"), messages: [operations] } as const

export const operationsRoutes: ContextRoutes = {
  inShell: operationsInShell,
  routes: [
    { path: "/dashboard", ...page },
    // The specification shows the Operations Center here; messages open from the header.
    { path: "/messages", ...page }
  ]
}
