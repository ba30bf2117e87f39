import type { ContextRoutes } from "../../app/context.ts"
import { billing, billingInShell } from "./messages/index.ts"

export const billingRoutes: ContextRoutes = {
  inShell: billingInShell,
  routes: [
    { path: "/billing", within: "shell", load: () => import("./BillingPage.tsx"), messages: [billing] }
  ]
}
