import { CurrentActor, now, publish, seconds, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect, Option } from "effect"
import { DeviceChanged } from "../../contract/events.ts"
import { linkTo } from "../../devices/commands/linkTo.ts"
import { Devices } from "../../devices/domain/Devices.ts"
import type { DeviceReport } from "../../domain/DeviceReport.ts"
import { storeReports } from "../../positions/commands/StoreReports.ts"
import { ProviderReadings, type ReadableDevice } from "../domain/ProviderReadings.ts"
import { type Provider, Providers } from "../domain/Providers.ts"

/** As many as can be read in a minute; the next run continues with those that were read least recently. */
const MOST = 500
/** Each waits for the provider; how often it may be called is limited elsewhere. */
const CONCURRENCY = 8
/** The job runs every minute. */
const TIMEOUT = seconds(55)

const NAME = "telematics.read-signals"

/** Reads what the vehicles measured that people share through DIMO. Runs with system rights. */
export const readSignals = Effect.fn("telematics.readSignals")(function* () {
  const provider = Option.getOrUndefined(yield* Providers.useSync(({ find }) => find("dimo")))
  if (provider?.readsReports !== true) return
  const at = yield* now
  const due = yield* transactional(dueAt(at)).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: NAME })
  )
  yield* Effect.forEach(due, (device) => readOne(provider, device), {
    concurrency: CONCURRENCY,
    discard: true
  }).pipe(Effect.timeoutOption(TIMEOUT))
})

/** What is to be read. What is no longer shared, because access or a connection ended, is recorded as lost. */
const dueAt = Effect.fnUntraced(function* (at: Date) {
  const readings = yield* ProviderReadings
  for (const { organization_id: organizationId, device_id: deviceId } of yield* readings.noteUnshared(at))
    yield* publish(new DeviceChanged({ organizationId, deviceId }))
  return yield* readings.due(at, MOST)
})

/** What was read of a device. */
interface Read {
  readonly reports: ReadonlyArray<DeviceReport>
  readonly vin: string | null
  readonly hasReadVin: boolean
  readonly lost: boolean
}

const LOST: Read = { reports: [], vin: null, hasReadVin: false, lost: true }

/** A device that fails must not stop the others; the next run tries it again. */
const readOne = (provider: Provider, device: ReadableDevice) =>
  Effect.flatMap(ask(provider, device), (read) => transactional(store(device, read))).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: NAME,
      organizationId: device.organization_id
    }),
    Effect.catchTag("ProviderUnavailable", () => Effect.void),
    Effect.catchCause((cause) => Effect.logError("Signals could not be read", cause)),
    Effect.annotateLogs({ organizationId: device.organization_id, deviceId: device.device_id })
  )

/** Reads a device outside of a unit of work. Lost access is an answer. */
const ask = ({ latest, vin }: Provider, device: ReadableDevice) => {
  const { external_id, permissions, organization_id, needs_vin, vehicle_id } = device
  return Effect.gen(function* () {
    const number = needs_vin ? yield* vin(external_id, permissions, organization_id) : null
    const reports = vehicle_id === null ? [] : yield* latest(external_id, permissions, organization_id)
    return { reports, vin: number, hasReadVin: needs_vin, lost: false } satisfies Read
  }).pipe(Effect.catchTag("AccessLost", () => Effect.succeed<Read>(LOST)))
}

const store = Effect.fnUntraced(function* (device: ReadableDevice, { reports, vin, hasReadVin, lost }: Read) {
  const { organization_id: organizationId, device_id: deviceId } = device
  const at = yield* now
  const withVin = vin === null ? reports : [...reports, { at, fix: null, measured: { vin } }]
  if (withVin.length > 0) yield* storeReports(organizationId, [{ deviceId, keyHash: null, reports: withVin }])
  if (vin !== null && device.vehicle_id === null) yield* linkByVin(device, vin, at)
  yield* ProviderReadings.use((readings) => readings.note(device, { at, vin: hasReadVin, lost }))
  if (lost) yield* publish(new DeviceChanged({ organizationId, deviceId }))
})

/** Links a device to the vehicle with its VIN, unless that has another device. */
const linkByVin = Effect.fnUntraced(function* (
  { organization_id: organizationId, device_id: deviceId }: ReadableDevice,
  vin: string,
  at: Date
) {
  const [vehicle] = yield* VehicleDirectory.use((vehicles) => vehicles.withVins(organizationId, [vin]))
  if (vehicle === undefined) return
  const isFree = yield* Devices.use((devices) => devices.isWithout(organizationId, vehicle.id, at))
  if (!isFree) return
  yield* linkTo(organizationId, deviceId, {
    vehicle_id: vehicle.id,
    linked_from: at,
    linked_until: null
  }).pipe(Effect.orDie)
  yield* publish(new DeviceChanged({ organizationId, deviceId }))
})
