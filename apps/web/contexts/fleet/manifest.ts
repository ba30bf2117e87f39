import { CarFront, IdCard } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import {
  addDriver,
  addVehicle,
  importVehicles,
  openCustomFields,
  openExpiringDocuments,
  recordReading
} from "./actions.ts"
import { fleetInShell } from "./messages/index.ts"

const { text } = fleetInShell

export const fleetContext = defineContext({
  name: "fleet",
  pages: [
    {
      path: "/vehicles",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle),
      controls: 2,
      navigation: {
        group: "operations",
        order: 15,
        icon: CarFront,
        keywords: text((m) => m.keywords),
        shortcut: "g v"
      },
      quickLink: { about: text((m) => m.quickLink), permission: "vehicles.read" }
    },
    {
      path: "/drivers",
      title: text((m) => m.driversPage.title),
      subtitle: text((m) => m.driversPage.subtitle),
      controls: 2,
      navigation: {
        group: "operations",
        order: 16,
        icon: IdCard,
        keywords: text((m) => m.driversKeywords)
      },
      quickLink: { about: text((m) => m.driversLink), permission: "drivers.read" }
    }
  ],
  actions: [addVehicle, addDriver, importVehicles, recordReading, openExpiringDocuments, openCustomFields]
})
