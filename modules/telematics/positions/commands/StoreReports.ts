import { CurrentActor, now, type OrganizationId, Signals, transactional } from "#kernel"
import { Effect } from "effect"
import type { DeviceId } from "../../contract/ids.ts"
import type { DeviceReport } from "../../domain/DeviceReport.ts"
import { advance } from "../domain/advance.ts"
import { ReportStore, type ReportingDevice } from "../domain/ReportStore.ts"
import { positionsTopic } from "../domain/topic.ts"

/** What a device sent. */
export interface Reported {
  readonly deviceId: DeviceId
  /** The SHA-256 of the key that it presented, in hexadecimal; null if its service vouches for it. */
  readonly keyHash: string | null
  readonly reports: ReadonlyArray<DeviceReport>
}

/** The reports of a device that were sent with its key, in the order of their arrival. */
const reportsOf = (all: ReadonlyArray<Reported>, { device_id, key_hash }: ReportingDevice) =>
  all.flatMap(({ deviceId, keyHash, reports }) =>
    deviceId === device_id && keyHash === key_hash ? reports : []
  )

/**
 * Stores what devices of one organization sent, in one unit of work. Returns for each whether it was accepted: what comes
 * from an archived device, or with a key that is no longer its own, is not stored.
 */
export const storeReports = Effect.fn("telematics.storeReports")(function* (
  organizationId: OrganizationId,
  all: ReadonlyArray<Reported>
) {
  const receivedAt = yield* now
  const byDevice = Map.groupBy(all, ({ deviceId }) => deviceId)
  const devices = yield* ReportStore.use((store) => store.lock(organizationId, [...byDevice.keys()]))
  const changed = devices.flatMap((device) => {
    const reports = reportsOf(byDevice.get(device.device_id) ?? [], device)
    return reports.length === 0 ? [] : [advance(device, reports, receivedAt)]
  })
  if (changed.length > 0) {
    const positions = changed.flatMap((one) => one.positions)
    const states = changed.map(({ state }) => state)
    yield* ReportStore.use((store) => store.store(organizationId, positions, states))
    yield* Signals.use((signals) => signals.raise(positionsTopic(organizationId)))
  }
  const keys = new Map(devices.map((device) => [device.device_id, device.key_hash]))
  return all.map(({ deviceId, keyHash }) => keys.get(deviceId) === keyHash)
})

/** Like `storeReports`, for devices that no one is signed in for. */
export const receiveReports = (organizationId: OrganizationId, all: ReadonlyArray<Reported>) =>
  transactional(storeReports(organizationId, all)).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.receive-reports", organizationId })
  )
