import type { ContextRoutes } from "../../app/context.ts"
import { lists } from "../../i18n/messages/index.ts"
import { views } from "../views/messages/index.ts"
import {
  assignments,
  customFields,
  documents,
  drivers,
  fleet,
  fleetInShell,
  fuel,
  handovers,
  meters,
  occupancy,
  photos,
  safety,
  timeline,
  vehicleList
} from "./messages/index.ts"

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
      load: () => import("./drivers/DriversPage.tsx"),
      messages: [drivers, assignments, lists, views]
    },
    {
      path: "/vehicles/fields",
      within: "shell",
      load: () => import("./fields/FieldsPage.tsx"),
      messages: [customFields]
    },
    {
      path: "/vehicles/:vehicleId/handovers/:handoverId",
      within: "shell",
      load: () => import("./handovers/HandoverPage.tsx"),
      messages: [fleet, handovers, meters]
    },
    {
      path: "/vehicles/documents",
      within: "shell",
      load: () => import("./documents/ExpiringPage.tsx"),
      messages: [fleet, documents, lists]
    },
    {
      path: "/vehicles/:vehicleId",
      within: "shell",
      load: () => import("./record/VehiclePage.tsx"),
      messages: [
        fleet,
        timeline,
        meters,
        fuel,
        occupancy,
        safety,
        drivers,
        assignments,
        handovers,
        documents,
        photos
      ]
    }
  ]
}
