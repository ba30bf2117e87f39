/** A fix that was judged to be good. */
export interface GoodFix {
  /** When the device measured it. */
  readonly at: Date
  /** WGS 84, degrees. */
  readonly latitude: number
  readonly longitude: number
  /** Meters per second; null if unknown. */
  readonly speed: number | null
  /** The radius in meters within which the device is likely to be; null if unknown. */
  readonly accuracy: number | null
  /** Null if unknown. */
  readonly ignition: boolean | null
}
