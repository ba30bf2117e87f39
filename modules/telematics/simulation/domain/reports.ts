import type { DeviceReport } from "../../domain/DeviceReport.ts"
import { momentOf, type Simulated } from "./days.ts"

/** What the tracker of a vehicle reports at an instant, in seconds since 1970. */
export const reportAt = (vehicle: Simulated, seconds: number): DeviceReport => {
  const { at, speed, heading, isDriving } = momentOf(vehicle, seconds)
  return {
    at: new Date(seconds * 1000),
    fix: { ...at, speed, heading, altitude: null, accuracy: 5 },
    measured: {
      ignition: isDriving,
      isPowered: true,
      voltage: isDriving ? 14.1 : 12.6,
      deviceBattery: 0.98,
      signal: 0.55 + (vehicle.number % 5) / 12
    }
  }
}

/** How often a tracker reports, in seconds. */
export interface Pace {
  readonly driving: number
  readonly standing: number
}

/** What it reports during a period, oldest first. */
export const reportsBetween = (
  vehicle: Simulated,
  from: number,
  until: number,
  { driving, standing }: Pace
): ReadonlyArray<DeviceReport> => {
  const reports: Array<DeviceReport> = []
  let wasDriving = false
  for (let seconds = Math.ceil(from / driving) * driving; seconds < until; seconds += driving) {
    const { isDriving } = momentOf(vehicle, seconds)
    if (isDriving || wasDriving || seconds % standing === 0) reports.push(reportAt(vehicle, seconds))
    wasDriving = isDriving
  }
  return reports
}
