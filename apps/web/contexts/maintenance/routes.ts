import type { ContextRoutes } from "../../app/context.ts"
import { lists } from "../../i18n/messages/index.ts"
import { maintenance, maintenanceInShell } from "./messages/index.ts"

// Pages load through a file that names what each of them needs: the first page of the app does not.
export const maintenanceRoutes: ContextRoutes = {
  inShell: maintenanceInShell,
  routes: [
    {
      path: "/sticker",
      within: "document",
      load: () => import("./visitors/pages.ts").then(({ loadSticker }) => loadSticker()),
      messages: []
    },
    {
      path: "/estimates",
      within: "document",
      load: () => import("./visitors/pages.ts").then(({ loadEstimate }) => loadEstimate()),
      messages: []
    },
    {
      path: "/services",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadDue }) => loadDue()),
      messages: [maintenance, lists]
    },
    {
      path: "/services/history",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadHistory }) => loadHistory()),
      messages: [maintenance]
    },
    {
      path: "/services/programs",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadPrograms }) => loadPrograms()),
      messages: [maintenance]
    },
    {
      path: "/services/programs/:programId",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadProgram }) => loadProgram()),
      messages: [maintenance]
    },
    {
      path: "/services/tasks",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadTasks }) => loadTasks()),
      messages: [maintenance]
    },
    {
      path: "/services/work-orders",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadWorkOrders }) => loadWorkOrders()),
      messages: [maintenance, lists]
    },
    {
      path: "/services/work-orders/:workOrderId",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadWorkOrder }) => loadWorkOrder()),
      messages: [maintenance]
    },
    {
      path: "/services/planning",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadPlanning }) => loadPlanning()),
      messages: [maintenance]
    },
    {
      path: "/services/workshop",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadWorkshop }) => loadWorkshop()),
      messages: [maintenance]
    },
    {
      path: "/services/downtime",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadDowntime }) => loadDowntime()),
      messages: [maintenance]
    },
    {
      path: "/services/defects",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadDefects }) => loadDefects()),
      messages: [maintenance, lists]
    },
    {
      path: "/services/recalls",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadRecalls }) => loadRecalls()),
      messages: [maintenance]
    },
    {
      path: "/services/parts",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadParts }) => loadParts()),
      messages: [maintenance, lists]
    }
  ]
}
