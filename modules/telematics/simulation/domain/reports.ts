import type { DeviceReport } from "../../domain/DeviceReport.ts"
import { type Moment, momentOf, type Simulated } from "./days.ts"

const reportOf = (
  vehicle: Simulated,
  seconds: number,
  { at, speed, heading, isDriving }: Moment
): DeviceReport => ({
  at: new Date(seconds * 1000),
  fix: { ...at, speed, heading, altitude: null, accuracy: 5 },
  measured: {
    ignition: isDriving,
    isPowered: true,
    voltage: isDriving ? 14.1 : 12.6,
    deviceBattery: 0.98,
    signal: 0.55 + (vehicle.number % 5) / 12
  }
})

/** What the tracker of a vehicle reports at an instant, in seconds since 1970. */
export const reportAt = (vehicle: Simulated, seconds: number): DeviceReport =>
  reportOf(vehicle, seconds, momentOf(vehicle, seconds))

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
    const moment = momentOf(vehicle, seconds)
    if (moment.isDriving || wasDriving || seconds % standing === 0)
      reports.push(reportOf(vehicle, seconds, moment))
    wasDriving = moment.isDriving
  }
  return reports
}
