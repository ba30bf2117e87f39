import type { CheckedDevice } from "./CheckedDevices.ts"
import type { DeviceHealth } from "./DeviceHealth.ts"

/** What is judged of a device in a vehicle with a VIN. */
export const healthOf = (device: CheckedDevice, vehicleVin: string | null): DeviceHealth => ({
  linkedAt: device.linked_from,
  lastSeenAt: device.seen_at,
  seenBeforeAt: device.seen_before_at,
  lastFixAt: device.fixed_at,
  deviceBattery: device.device_battery,
  isPowered: device.is_powered,
  poweredSince: device.powered_since,
  voltage: device.voltage,
  clockSkew: device.clock_skew,
  reportedVin: device.vin,
  vehicleVin
})
