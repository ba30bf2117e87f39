/** A fix: where a device was. */
export interface Fix {
  /** WGS 84, degrees. */
  readonly latitude: number
  readonly longitude: number
  /** Meters per second; null if unknown. */
  readonly speed: number | null
  /** Degrees clockwise from north, 0 to 360; null if unknown. */
  readonly heading: number | null
  /** Meters. */
  readonly altitude: number | null
  /** The radius in meters within which the device is likely to be. */
  readonly accuracy: number | null
}

/** What else a device measured. Absent if it did not say. */
export interface Measurements {
  /** Whether the ignition is on. */
  readonly ignition?: boolean
  /** What the vehicle's odometer shows, in meters. */
  readonly odometer?: number
  /** What the vehicle's engine-hour meter shows, in seconds. */
  readonly engineTime?: number
  /** Fuel in the tank, 0 to 1. */
  readonly fuelLevel?: number
  /** Charge of the traction battery, 0 to 1. */
  readonly chargeLevel?: number
  /** Charge of the device's own battery, 0 to 1. */
  readonly deviceBattery?: number
  /** Whether the device gets power from the vehicle or a charger. */
  readonly isPowered?: boolean
  /** The voltage of the vehicle's low-voltage battery. */
  readonly voltage?: number
  /** The mobile network's signal, 0 to 1. */
  readonly signal?: number
  /** The vehicle identification number that the vehicle reported. */
  readonly vin?: string
  /** Fault codes as reported, unchecked. */
  readonly faultCodes?: ReadonlyArray<string>
}

/**
 * One report of a device, in SI units whatever the device speaks. Units are converted where a protocol is decoded, and
 * nowhere else.
 */
export interface DeviceReport {
  /** When the device measured, by its own clock. */
  readonly at: Date
  /** Null if the device had no fix. */
  readonly fix: Fix | null
  readonly measured: Measurements
}
