import type { ContextRoutes } from "../../app/context.ts"
import { lists } from "../../i18n/messages/index.ts"
import { inspections, inspectionsInShell } from "./messages/index.ts"

// Pages load through a file that names what each of them needs: the first page of the app does not.
export const inspectionsRoutes: ContextRoutes = {
  inShell: inspectionsInShell,
  routes: [
    {
      path: "/inspections",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadInspections }) => loadInspections()),
      messages: [inspections, lists]
    },
    {
      path: "/inspections/new",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadFilling }) => loadFilling()),
      messages: [inspections]
    },
    {
      path: "/inspections/forms",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadForms }) => loadForms()),
      messages: [inspections]
    },
    {
      path: "/inspections/forms/:formId",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadBuilder }) => loadBuilder()),
      messages: [inspections]
    },
    {
      path: "/inspections/schedules",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadSchedules }) => loadSchedules()),
      messages: [inspections]
    },
    {
      path: "/inspections/:inspectionId",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadRecord }) => loadRecord()),
      messages: [inspections]
    }
  ]
}
