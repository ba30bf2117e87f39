import { withMessages } from "../../i18n/locale.ts"
import { fleet, meters } from "../fleet/messages/index.ts"
import { handovers, occupancy } from "../fleet/messages/pages.ts"
import { operations } from "../operations/messages/index.ts"
import { views } from "../views/messages/index.ts"
import {
  approvalLinks,
  defects,
  documents,
  downtime,
  parts,
  planning,
  programs,
  recalls,
  services,
  settings,
  tasks,
  workOrders,
  workshop
} from "./messages/pages.ts"

export const loadDue = withMessages(
  () => import("./due/DuePage.tsx"),
  services,
  programs,
  tasks,
  operations,
  views
)

export const loadHistory = withMessages(() => import("./history/HistoryPage.tsx"), services)

export const loadPrograms = withMessages(() => import("./programs/ProgramsPage.tsx"), programs, fleet)

export const loadProgram = withMessages(
  () => import("./programs/ProgramPage.tsx"),
  programs,
  tasks,
  workshop,
  fleet,
  meters
)

export const loadTasks = withMessages(() => import("./tasks/TasksPage.tsx"), tasks, workshop)

export const loadWorkOrders = withMessages(
  () => import("./workorders/WorkOrdersPage.tsx"),
  workOrders,
  workshop,
  views
)

export const loadWorkOrder = withMessages(
  () => import("./workorders/WorkOrderPage.tsx"),
  workOrders,
  approvalLinks,
  documents,
  workshop,
  fleet,
  meters,
  occupancy
)

export const loadPlanning = withMessages(
  () => import("./planning/PlanningPage.tsx"),
  planning,
  workOrders,
  workshop,
  fleet,
  meters,
  occupancy
)

export const loadWorkshop = withMessages(
  () => import("./settings/WorkshopPage.tsx"),
  settings,
  planning,
  workshop
)

export const loadDowntime = withMessages(
  () => import("./downtime/DowntimePage.tsx"),
  downtime,
  workshop,
  operations,
  meters
)

export const loadDefects = withMessages(
  () => import("./defects/DefectsPage.tsx"),
  defects,
  workOrders,
  workshop,
  views
)

export const loadRecalls = withMessages(
  () => import("./recalls/RecallsPage.tsx"),
  recalls,
  workOrders,
  workshop
)

export const loadParts = withMessages(() => import("./parts/PartsPage.tsx"), parts, workshop, views)

export const loadReportDialog = withMessages(
  async () => (await import("./defects/ReportDialog.tsx")).ReportDialog,
  defects,
  workshop,
  meters,
  handovers
)

export const loadNewWorkOrderDialog = withMessages(
  async () => (await import("./workorders/NewWorkOrderDialog.tsx")).NewWorkOrderDialog,
  workOrders,
  workshop,
  meters
)
