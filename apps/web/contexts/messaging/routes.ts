import type { ContextRoutes } from "../../app/context.ts"
import { messagingInShell } from "./messages/index.ts"

/** Opens from the header, on every page. */
export const messagingRoutes: ContextRoutes = { inShell: messagingInShell, routes: [] }
