import { Bell } from "lucide-react"
import type { Action } from "../../app/actions/Action.ts"
import { notificationsInShell } from "./messages/index.ts"

const { text } = notificationsInShell

export const openNotifications: Action = {
  id: "notifications",
  group: "go",
  title: text(({ open }) => open.title),
  keywords: text(({ open }) => open.keywords),
  icon: Bell,
  needsConnection: false,
  shortcut: "g n",
  run: ({ openPanel }) => openPanel(openNotifications.id)
}
