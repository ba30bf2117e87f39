import type { ContextRoutes } from "../../app/context.ts"
import { notificationsInShell } from "./messages/index.ts"

/** Opens from the header, on every page. */
export const notificationsRoutes: ContextRoutes = { inShell: notificationsInShell, routes: [] }
