import { Schema } from "effect"
import { DeviceId } from "../../contract/ids.ts"

/** Whether a position counts, or why it counts for neither trips nor the latest position. */
export const Quality = Schema.Literals(["good", "future", "jump"])
export type Quality = typeof Quality.Type

/** A position as it is stored. Units as in `Fix`. */
export interface StoredPosition {
  readonly device_id: DeviceId
  readonly fixed_at: Date
  readonly latitude: number
  readonly longitude: number
  readonly received_at: Date
  readonly speed: number | null
  readonly heading: number | null
  readonly altitude: number | null
  readonly accuracy: number | null
  readonly ignition: boolean | null
  readonly quality: Quality
}
