import type { ContextRoutes } from "../../app/context.ts"
import { lists } from "../../i18n/messages/index.ts"
import { views } from "../views/messages/index.ts"
import { customers, customersInShell } from "./messages/index.ts"

export const customersRoutes: ContextRoutes = {
  inShell: customersInShell,
  routes: [
    {
      path: "/customers",
      within: "shell",
      load: () => import("./CustomersPage.tsx"),
      messages: [customers, lists, views]
    }
  ]
}
