import { CurrentActor, now, type OrganizationId, seconds, transactional } from "#kernel"
import { Clock, Effect } from "effect"
import { receiveReports } from "../../positions/commands/StoreReports.ts"
import { momentOf } from "../domain/days.ts"
import { reportAt } from "../domain/reports.ts"
import { type SimulatedDevice, SimulatedDevices } from "../domain/SimulatedDevices.ts"

/** How often vehicles report that are driving, and how many times in a run; the next one begins a minute later. */
const INTERVAL = seconds(2)
const TIMES = 29

/** What the devices report now: those that stand report once a minute, at the beginning of a run. */
const reportsNow = (devices: ReadonlyArray<SimulatedDevice>, at: number, isFirst: boolean) =>
  devices
    .filter((device) => isFirst || momentOf(device, at).isDriving || momentOf(device, at - 2).isDriving)
    .map((device) => ({
      organizationId: device.organization_id,
      deviceId: device.device_id,
      keyHash: device.key_hash,
      reports: [reportAt(device, at)]
    }))

/** Lets the vehicles of the demo drive for a minute, as if their trackers reported. Does nothing without a demo. */
export const driveDemo = Effect.fn("telematics.driveDemo")(function* () {
  const at = yield* now
  const devices = yield* transactional(SimulatedDevices.use((all) => all.reporting(at))).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.drive-demo" })
  )
  if (devices.length === 0) return
  for (let time = 0; time < TIMES; time++) {
    const moment = Math.floor((yield* Clock.currentTimeMillis) / 1000)
    const byOrganization = Map.groupBy(reportsNow(devices, moment, time === 0), (one) => one.organizationId)
    for (const [organizationId, reports] of byOrganization) yield* report(organizationId, reports)
    yield* Effect.sleep(INTERVAL)
  }
})

const report = (organizationId: OrganizationId, reports: Parameters<typeof receiveReports>[1]) =>
  Effect.asVoid(receiveReports(organizationId, reports))
