import { defineContext } from "../../app/context.ts"
import { openNotifications } from "./actions.ts"

export const notificationsContext = defineContext({
  name: "notifications",
  actions: [openNotifications]
})
