import type { VehicleTab } from "../../app/vehicleTabs/VehicleTab.ts"
import { withMessages } from "../../i18n/locale.ts"
import { handovers } from "../fleet/messages/pages.ts"
import { maintenanceInShell } from "./messages/index.ts"
import {
  defects,
  downtime,
  programs,
  recalls,
  services,
  stickers,
  warranties,
  workOrders,
  workshop
} from "./messages/pages.ts"

const { text } = maintenanceInShell

export const vehicleTabs: ReadonlyArray<VehicleTab> = [
  {
    name: "services",
    label: text((m) => m.vehicleTabs.services),
    isVisible: ({ can }) => can.includes("services.read"),
    load: withMessages(
      async () => (await import("./vehicle/ServicesTab.tsx")).ServicesTab,
      services,
      programs,
      recalls,
      warranties,
      workOrders,
      downtime,
      workshop
    )
  },
  {
    name: "defects",
    label: text((m) => m.vehicleTabs.defects),
    isVisible: ({ can }) => can.includes("defects.read"),
    load: withMessages(
      async () => (await import("./defects/DefectsTab.tsx")).DefectsTab,
      defects,
      stickers,
      workOrders,
      workshop,
      handovers
    )
  }
]
