import { Bell } from "lucide-react"
import type { Action } from "../../app/actions/Action.ts"

export const openNotifications: Action = {
  id: "notifications",
  group: "go",
  title: ({ actions }) => actions.titles.notifications,
  keywords: ({ actions }) => actions.keywords.notifications,
  icon: Bell,
  shortcut: "g n",
  run: ({ openPanel }) => openPanel("notifications")
}

export const notificationActions: ReadonlyArray<Action> = [openNotifications]
