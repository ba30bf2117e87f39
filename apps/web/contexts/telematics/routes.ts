import type { ContextRoutes } from "../../app/context.ts"
import { telematics, telematicsInShell } from "./messages/index.ts"

export const telematicsRoutes: ContextRoutes = {
  inShell: telematicsInShell,
  routes: [
    {
      path: "/auth/dimo/callback",
      within: "data",
      load: () => import("./callback/CallbackPage.tsx"),
      messages: [telematics]
    },
    {
      path: "/device-issues",
      within: "shell",
      load: () => import("./DevicesPage.tsx"),
      messages: [telematics]
    }
  ]
}
