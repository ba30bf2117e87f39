import { Bell } from "lucide-react"
import type { Action } from "../../app/actions/Action.ts"
import { notificationsInShell } from "./messages/index.ts"

const { say } = notificationsInShell

export const openNotifications: Action = {
  id: "notifications",
  group: "go",
  title: say(({ open }) => open.title),
  keywords: say(({ open }) => open.keywords),
  icon: Bell,
  shortcut: "g n",
  run: ({ openPanel }) => openPanel("notifications")
}
