import { CalendarClock, TriangleAlert, Wrench } from "lucide-react"
import { type Action, may } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"
import { maintenanceInShell } from "./messages/index.ts"

const { text } = maintenanceInShell

export const reportDefect: Action = {
  id: "defects.report",
  group: "create",
  title: text((m) => m.reportDefect.title),
  keywords: text((m) => m.reportDefect.keywords),
  icon: TriangleAlert,
  needsConnection: true,
  visible: may("defects.report"),
  run: ({ show, organization }) =>
    organization && show(async () => (await import("./pages.ts")).loadReportDialog(), { organization })
}

export const newWorkOrder: Action = {
  id: "work-orders.new",
  group: "create",
  title: text((m) => m.newWorkOrder.title),
  keywords: text((m) => m.newWorkOrder.keywords),
  icon: Wrench,
  needsConnection: true,
  visible: may("workorders.edit"),
  run: ({ show, organization }) =>
    organization && show(async () => (await import("./pages.ts")).loadNewWorkOrderDialog(), { organization })
}

export const openPrograms = goTo({
  to: "/services/programs",
  title: text((m) => m.programs.title),
  keywords: text((m) => m.programs.keywords),
  icon: CalendarClock,
  visible: may("services.edit")
})
