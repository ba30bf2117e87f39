import type { ContextRoutes } from "../../app/context.ts"
import { customers, customersInShell } from "./messages/index.ts"

export const customersRoutes: ContextRoutes = {
  inShell: customersInShell,
  routes: [
    {
      path: "/customers",
      within: "shell",
      load: () => import("./CustomersPage.tsx"),
      messages: [customers]
    }
  ]
}
