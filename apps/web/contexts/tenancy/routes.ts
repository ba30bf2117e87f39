import type { ContextRoutes } from "../../app/context.ts"
import { tenancy, tenancyInShell } from "./messages/index.ts"

export const tenancyRoutes: ContextRoutes = {
  inShell: tenancyInShell,
  routes: [
    {
      path: "/invitation",
      within: "data",
      load: () => import("./InvitationPage.tsx"),
      messages: [tenancy]
    },
    {
      path: "/organization",
      within: "shell",
      load: () => import("./OrganizationPage.tsx"),
      messages: [tenancy]
    }
  ]
}
