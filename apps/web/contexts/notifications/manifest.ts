import { defineContext } from "../../app/context.ts"
import { openNotifications } from "./actions.ts"
import { notificationsInShell } from "./messages/index.ts"

export const notificationsContext = defineContext({
  name: "notifications",
  actions: [openNotifications]
})
