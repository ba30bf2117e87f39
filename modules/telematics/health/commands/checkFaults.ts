import { hours, newId, type OrganizationId, plus, publish } from "#kernel"
import { Effect } from "effect"
import { FaultsChanged, FaultsOpened, VehicleFaultsOpened } from "../../contract/events.ts"
import { FaultId } from "../../contract/ids.ts"
import type { CheckedDevice } from "../domain/CheckedDevices.ts"
import { type AppearedFault, type Fault, Faults } from "../domain/Faults.ts"
import { judgeFaults } from "../domain/judgeFaults.ts"

/** More than so many in one check are one notification. */
const MOST_NOTIFICATIONS = 5
/** Nobody is notified of a fault that was open so shortly before: some come and go with every report. */
const QUIET = hours(1)

/** What the newest list of each device says. */
const judgmentsOf = (devices: ReadonlyArray<CheckedDevice>, known: ReadonlyArray<Fault>) => {
  const byDevice = Map.groupBy(known, ({ device_id }) => device_id)
  return devices.map((device) => {
    const { device_id, vehicle_id, fault_codes_at } = device
    const own = (byDevice.get(device_id) ?? []).filter((fault) => fault.vehicle_id === vehicle_id)
    const { appear, ...judgment } = judgeFaults(device, own)
    const at = fault_codes_at ?? new Date(0)
    return { ...judgment, appear: appear.map((code) => ({ ...code, device_id, vehicle_id, at })) }
  })
}

/** Those that were not open shortly before. */
const newsIn = (opened: ReadonlyArray<Fault>, known: ReadonlyArray<Fault>): ReadonlyArray<Fault> => {
  const closedAt = new Map(known.map(({ id, closed_at }) => [id, closed_at]))
  return opened.filter(({ id, last_seen_at }) => {
    const closed = closedAt.get(id) ?? null
    return closed === null || plus(closed, QUIET) <= last_seen_at
  })
}

const announce = Effect.fnUntraced(function* (organizationId: OrganizationId, opened: ReadonlyArray<Fault>) {
  yield* publish(new FaultsChanged({ organizationId }))
  for (const [vehicleId, all] of Map.groupBy(opened, ({ vehicle_id }) => vehicle_id)) {
    const faults = all.map(({ id: faultId, code }) => ({ faultId, code }))
    yield* publish(new VehicleFaultsOpened({ organizationId, vehicleId, faults }))
  }
  if (opened.length > MOST_NOTIFICATIONS)
    return yield* publish(new FaultsOpened({ organizationId, count: opened.length, only: null }))
  yield* Effect.forEach(
    opened,
    ({ vehicle_id: vehicleId, code, raw }) =>
      publish(new FaultsOpened({ organizationId, count: 1, only: { vehicleId, code, raw } })),
    { discard: true }
  )
})

/** Opens and closes the faults that an organization's vehicles report. Writes nothing if nothing changed. */
export const checkFaults = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  all: ReadonlyArray<CheckedDevice>
) {
  const devices = all.filter(({ fault_codes }) => fault_codes !== null)
  if (devices.length === 0) return
  const faults = yield* Faults
  const ids = devices.map(({ device_id }) => device_id)
  const known = yield* faults.reportedBy(organizationId, ids)
  const judgments = judgmentsOf(devices, known)
  const seen = judgments.flatMap(({ seeAgain }) => seeAgain)
  const closed = judgments.flatMap(({ close }) => close)
  const appeared = judgments.flatMap(({ appear }) => appear)
  if (seen.length > 0) yield* faults.seeAgain(organizationId, seen)
  if (closed.length + appeared.length === 0) return
  yield* faults.close(organizationId, closed)
  const added = yield* Effect.forEach(appeared, (fault) =>
    Effect.map(newId(FaultId), (id): AppearedFault => ({ ...fault, id }))
  )
  const opened = yield* faults.appear(organizationId, added)
  yield* announce(organizationId, newsIn(opened, known))
})
