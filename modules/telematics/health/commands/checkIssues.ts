import { newId, type OrganizationId, publish } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { DeviceIssuesChanged, DeviceIssuesOpened } from "../../contract/events.ts"
import { DeviceIssueId } from "../../contract/ids.ts"
import type { CheckedDevice } from "../domain/CheckedDevices.ts"
import { type DeviceIssue, DeviceIssues, type NewIssue } from "../domain/DeviceIssues.ts"
import { evidenceOf } from "../domain/evidence.ts"
import { healthOf } from "../domain/healthOf.ts"
import { judgeHealth } from "../domain/judgeHealth.ts"

/** More than so many in one check are one notification: a network failed, not so many devices. */
const MOST_NOTIFICATIONS = 5

/** The VINs of the vehicles whose devices report one. */
const vinsOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  devices: ReadonlyArray<CheckedDevice>
) {
  const ids = devices.flatMap(({ vin, vehicle_id }) => (vin === null ? [] : [vehicle_id]))
  const vehicles =
    ids.length === 0 ? [] : yield* VehicleDirectory.use((directory) => directory.named(organizationId, ids))
  return new Map(vehicles.map(({ id, vin }) => [id, vin]))
})

/** The issues that are over, and those that begin. Issues of a device that left its vehicle are over. */
const changesOf = (
  devices: ReadonlyArray<CheckedDevice>,
  vins: ReadonlyMap<VehicleId, string | null>,
  open: ReadonlyArray<DeviceIssue>,
  at: Date
) => {
  const byDevice = Map.groupBy(open, ({ device_id }) => device_id)
  const isIn = new Map(devices.map(({ device_id, vehicle_id }) => [device_id, vehicle_id]))
  const closed = open.filter(({ device_id, vehicle_id }) => isIn.get(device_id) !== vehicle_id)
  const changes = devices.map((device) => {
    const { device_id, vehicle_id } = device
    const own = (byDevice.get(device_id) ?? []).filter((issue) => issue.vehicle_id === vehicle_id)
    const health = healthOf(device, vins.get(vehicle_id) ?? null)
    const judged = judgeHealth(
      health,
      own.map(({ kind, opened_at: openedAt }) => ({ kind, openedAt })),
      at
    )
    return {
      opened: judged.opens.map((kind) => ({
        device_id,
        vehicle_id,
        kind,
        evidence: evidenceOf(kind, health)
      })),
      closed: own.filter(({ kind }) => judged.closes.includes(kind))
    }
  })
  return {
    opened: changes.flatMap(({ opened }) => opened),
    closed: [...closed, ...changes.flatMap((change) => change.closed)].map(({ id }) => id)
  }
}

const announce = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  opened: ReadonlyArray<DeviceIssue>,
  at: Date
) {
  yield* publish(new DeviceIssuesChanged({ organizationId }))
  const news = opened.filter(({ snoozed_until }) => snoozed_until === null || snoozed_until <= at)
  if (news.length > MOST_NOTIFICATIONS)
    return yield* publish(new DeviceIssuesOpened({ organizationId, count: news.length, only: null }))
  yield* Effect.forEach(
    news,
    ({ device_id: deviceId, kind }) =>
      publish(new DeviceIssuesOpened({ organizationId, count: 1, only: { deviceId, kind } })),
    { discard: true }
  )
})

/** Opens and closes the issues of an organization's devices. Writes nothing if nothing changed. */
export const checkIssues = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  devices: ReadonlyArray<CheckedDevice>,
  at: Date
) {
  const issues = yield* DeviceIssues
  const vins = yield* vinsOf(organizationId, devices)
  const { opened, closed } = changesOf(devices, vins, yield* issues.open(organizationId), at)
  if (opened.length + closed.length === 0) return
  // First, because the same kind may begin in another vehicle.
  yield* issues.close(organizationId, closed, at)
  const added = yield* Effect.forEach(opened, (issue) =>
    Effect.map(newId(DeviceIssueId), (id): NewIssue => ({ ...issue, id }))
  )
  yield* announce(organizationId, yield* issues.add(organizationId, added, at), at)
})
