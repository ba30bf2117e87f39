import { Wrench } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { newWorkOrder, openPrograms, reportDefect } from "./actions.ts"
import { maintenanceInShell } from "./messages/index.ts"

const { text } = maintenanceInShell

export const maintenanceContext = defineContext({
  name: "maintenance",
  pages: [
    {
      path: "/services",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle),
      controls: 2,
      navigation: { group: "operations", order: 30, icon: Wrench, keywords: text((m) => m.keywords) },
      quickLink: { about: text((m) => m.quickLink), permission: "services.read" }
    }
  ],
  actions: [reportDefect, newWorkOrder, openPrograms]
})
