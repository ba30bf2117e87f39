import { Map, RadioTower } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { addDevice, connectDimo, disconnectDimo } from "./actions.ts"
import { telematicsInShell } from "./messages/index.ts"

const { text } = telematicsInShell

export const telematicsContext = defineContext({
  name: "telematics",
  pages: [
    {
      path: "/vehicle-map",
      title: text((m) => m.mapPage.title),
      subtitle: text((m) => m.mapPage.subtitle),
      // The map needs all the space.
      breadcrumb: null,
      navigation: { group: "operations", order: 20, icon: Map, keywords: text((m) => m.mapPage.keywords) }
    },
    {
      path: "/device-issues",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle),
      breadcrumb: text(({ page }) => page.breadcrumb),
      navigation: { group: "operations", order: 50, icon: RadioTower, keywords: text((m) => m.keywords) },
      quickLink: { about: text((m) => m.quickLink), permission: "devices.read" }
    }
  ],
  actions: [addDevice, connectDimo, disconnectDimo]
})
