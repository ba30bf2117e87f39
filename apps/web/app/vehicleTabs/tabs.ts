import { CONTEXTS } from "../../contexts/manifests.ts"
import type { VehicleTab } from "./VehicleTab.ts"

const files = import.meta.glob<ReadonlyArray<VehicleTab>>("../../contexts/*/vehicleTabs.ts", {
  eager: true,
  import: "vehicleTabs"
})

/** What other contexts show of a vehicle, in the order of the manifests. */
export const VEHICLE_TABS: ReadonlyArray<VehicleTab> = CONTEXTS.flatMap(
  ({ name }) => files[`../../contexts/${name}/vehicleTabs.ts`] ?? []
)
