import type { ContextRoutes } from "../../app/context.ts"
import { operationsInShell } from "./messages/index.ts"

const load = async () => ({ Component: (await import("../../app/shellChunk.ts")).OperationsPage })

export const operationsRoutes: ContextRoutes = {
  inShell: operationsInShell,
  routes: [
    { path: "/dashboard", within: "shell", load, messages: [] },
    // The specification shows the Operations Center here; messages open from the header.
    { path: "/messages", within: "shell", load, messages: [] }
  ]
}
