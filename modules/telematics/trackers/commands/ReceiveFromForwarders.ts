import { CurrentActor, newId, now, OrganizationId, transactional } from "#kernel"
import { Effect } from "effect"
import { DeviceId } from "../../contract/ids.ts"
import { announceDevice } from "../../devices/commands/changeDevice.ts"
import { type Device, Devices } from "../../devices/domain/Devices.ts"
import { Forwarders } from "../../devices/domain/Forwarders.ts"
import { storeReports } from "../../positions/commands/StoreReports.ts"
import { Keys } from "../domain/Keys.ts"
import type { ForwarderSent } from "../domain/Sent.ts"

const LONGEST_NAME = 80

/** A device that reports for the first time. */
const newDevice = (id: DeviceId, external_id: string, name: string, at: Date): Device => ({
  id,
  source: "traccar",
  name: name.slice(0, LONGEST_NAME),
  imei: null,
  iccid: null,
  model: null,
  external_id,
  archived_at: null,
  created_at: at,
  updated_at: at
})

/** The devices of these reports by their unique id; those that report for the first time are added. */
const devicesOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  all: ReadonlyArray<ForwarderSent>
) {
  const names = new Map(all.map(({ uniqueId, name }) => [uniqueId, name ?? uniqueId]))
  const devices = yield* Devices
  const findAll = Effect.map(
    devices.bySource(organizationId, "traccar", [...names.keys()]),
    (known) => new Map(known.map(({ external_id, id }) => [external_id, id]))
  )
  const known = yield* findAll
  if (known.size === names.size) return known
  const at = yield* now
  const missing = yield* Effect.forEach(
    [...names].filter(([uniqueId]) => !known.has(uniqueId)),
    ([uniqueId, name]) => Effect.map(newId(DeviceId), (id) => newDevice(id, uniqueId, name, at))
  )
  // Another process may add the same ones at the same time.
  const added = yield* devices.addMissing(organizationId, missing)
  for (const device of missing)
    if (added.has(device.id)) yield* announceDevice(organizationId, device, { action: "device.added" })
  return yield* findAll
})

const store = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  all: ReadonlyArray<ForwarderSent>
) {
  const at = yield* now
  const valid = yield* Forwarders.use((forwarders) =>
    forwarders.used(organizationId, [...new Set(all.map(({ token }) => token))], at)
  )
  const sent = all.filter(({ token }) => valid.has(token))
  const ids = yield* devicesOf(organizationId, sent)
  yield* storeReports(
    organizationId,
    sent.flatMap(({ uniqueId, report }) => {
      const deviceId = ids.get(uniqueId)
      return deviceId === undefined ? [] : [{ deviceId, keyHash: null, reports: [report] }]
    })
  )
  return { valid, ids }
})

/**
 * Stores what Traccar servers forwarded to an organization. What an archived device reports is not stored, and answered as
 * if it was: Traccar would send it again and again. A new device is refused if the organization has too many.
 */
export const receiveFromForwarders = Effect.fn("telematics.receiveFromForwarders")(function* (
  organizationId: string,
  all: ReadonlyArray<ForwarderSent>
) {
  const keys = yield* Keys
  const id = OrganizationId.make(organizationId)
  const { valid, ids } = yield* transactional(store(id, all)).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "telematics.receive-from-forwarders",
      organizationId: id
    })
  )
  return all.map(({ token, uniqueId }) => {
    if (valid.has(token)) return { status: ids.has(uniqueId) ? 200 : 429 }
    keys.forget(token)
    return { status: 404 }
  })
})
