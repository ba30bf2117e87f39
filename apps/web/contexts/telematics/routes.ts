import type { ContextRoutes } from "../../app/context.ts"
import { lists } from "../../i18n/messages/index.ts"
import { devices, telematics, telematicsInShell, vehicleMap } from "./messages/index.ts"

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
      messages: [telematics, devices, lists]
    },
    {
      path: "/vehicle-map",
      within: "shell",
      load: () => import("./map/VehicleMapPage.tsx"),
      messages: [vehicleMap]
    }
  ]
}
