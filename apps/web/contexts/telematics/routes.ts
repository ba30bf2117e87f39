import type { ContextRoutes } from "../../app/context.ts"
import { lists } from "../../i18n/messages/index.ts"
import { telematics, telematicsInShell } from "./messages/index.ts"

// The other pages load through a file that names what each of them needs: the first page of the app does not.
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
      load: () => import("./pages.ts").then(({ loadDevices }) => loadDevices()),
      messages: [telematics, lists]
    },
    {
      path: "/vehicle-map",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadMap }) => loadMap()),
      messages: []
    }
  ]
}
