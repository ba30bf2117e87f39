import type { VehicleId } from "#fleet/contract"
import type { DeviceId } from "../../contract/ids.ts"

/** Selects what is open or closed. Undefined: any. */
export interface StateFilter {
  readonly isOpen: boolean | undefined
  readonly device: DeviceId | undefined
  readonly vehicle: VehicleId | undefined
}

/** Open ones, unless a query says otherwise. */
export const isOpenIn = (state: "open" | "closed" | "all" = "open"): boolean | undefined =>
  state === "all" ? undefined : state === "open"
