import type { ContextRoutes } from "../../app/context.ts"
import { lists } from "../../i18n/messages/index.ts"
import { views } from "../views/messages/index.ts"
import { fleet, fleetInShell, meters, vehicleList } from "./messages/index.ts"

// The other pages load through a file that names what each of them needs: the first page of the app does not.
export const fleetRoutes: ContextRoutes = {
  inShell: fleetInShell,
  routes: [
    {
      path: "/vehicles",
      within: "shell",
      load: () => import("./VehiclesPage.tsx"),
      messages: [fleet, vehicleList, meters, lists, views]
    },
    {
      path: "/drivers",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadDrivers }) => loadDrivers()),
      messages: [lists, views]
    },
    {
      path: "/vehicles/fields",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadFields }) => loadFields()),
      messages: []
    },
    {
      path: "/vehicles/:vehicleId/handovers/:handoverId",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadHandover }) => loadHandover()),
      messages: [fleet]
    },
    {
      path: "/vehicles/documents",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadExpiring }) => loadExpiring()),
      messages: [fleet, lists]
    },
    {
      path: "/vehicles/:vehicleId",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadVehicle }) => loadVehicle()),
      messages: [fleet]
    }
  ]
}
