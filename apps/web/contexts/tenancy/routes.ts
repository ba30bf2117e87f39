import type { ContextRoutes } from "../../app/context.ts"
import { identity, mailed } from "../identity/messages/index.ts"
import { tenancy, tenancyInShell } from "./messages/index.ts"

export const tenancyRoutes: ContextRoutes = {
  inShell: tenancyInShell,
  routes: [
    {
      path: "/invitation",
      within: "data",
      load: () => import("./InvitationPage.tsx"),
      messages: [tenancy, identity, mailed]
    },
    {
      path: "/organization",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadOrganization }) => loadOrganization()),
      messages: [tenancy]
    }
  ]
}
