import { RadioTower } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { connectDimo, disconnectDimo } from "./actions.ts"
import { telematicsInShell } from "./messages/index.ts"

const { say } = telematicsInShell

export const telematicsContext = defineContext({
  name: "telematics",
  pages: [
    {
      path: "/device-issues",
      title: say(({ page }) => page.title),
      subtitle: say(({ page }) => page.subtitle),
      breadcrumb: say(({ page }) => page.breadcrumb),
      navigation: { group: "operations", order: 50, icon: RadioTower, keywords: say((m) => m.keywords) },
      quickLink: { about: say((m) => m.quickLink), permission: "devices.read" }
    }
  ],
  actions: [connectDimo, disconnectDimo]
})
