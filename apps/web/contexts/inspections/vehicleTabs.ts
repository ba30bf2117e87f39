import type { VehicleTab } from "../../app/vehicleTabs/VehicleTab.ts"
import { withMessages } from "../../i18n/locale.ts"
import { inspections, inspectionsInShell } from "./messages/index.ts"

export const vehicleTabs: ReadonlyArray<VehicleTab> = [
  {
    name: "inspections",
    label: inspectionsInShell.text((m) => m.vehicleTab),
    isVisible: ({ can }) => can.includes("inspections.read"),
    load: withMessages(async () => (await import("./vehicle/InspectionsTab.tsx")).InspectionsTab, inspections)
  }
]
