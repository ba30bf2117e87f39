import { minutes, plus, seconds } from "#kernel"
import { Option, Schema } from "effect"
import type { Permission } from "../connections/domain/Providers.ts"
import type { DeviceReport, Fix, Measurements } from "../domain/DeviceReport.ts"

/** How far a device's clock may be ahead of ours. Later values are dropped. */
const LEEWAY = minutes(1)

/** Values measured within this many milliseconds make one report. */
const TOGETHER = seconds(30)

/** The usual error in meters of a position whose dilution is one. */
const METERS_PER_DILUTION = 5

const MAX_CODES = 100

const Instant = Schema.String.check(Schema.isMaxLength(40), Schema.isPattern(/^20\d\d-\d\d-\d\dT/)).pipe(
  Schema.decodeTo(Schema.DateFromString)
)

interface Value<A> {
  readonly timestamp: Date
  readonly value: A
}

type Read<A> = (signal: unknown) => Option.Option<Value<A>>

const reader = <A>(value: Schema.ConstraintDecoder<A>): Read<A> =>
  Schema.decodeUnknownOption(Schema.Struct({ timestamp: Instant, value }))

const between = (minimum: number, maximum: number) =>
  Schema.Number.check(Schema.isBetween({ minimum, maximum }))

const number = (minimum: number, maximum: number) => reader(between(minimum, maximum))

/** A signal, and what it measures in the units of a report. */
interface Measured {
  readonly permission: Permission
  readonly selection: string
  readonly read: (signal: unknown) => Option.Option<Value<Measurements>>
}

const measured = <A>(read: Read<A>, as: (value: A) => Measurements): Measured => ({
  permission: "measurements",
  selection: "{ timestamp value }",
  read: (signal) => Option.map(read(signal), ({ timestamp, value }) => ({ timestamp, value: as(value) }))
})

/** The codes in a list whose form is not documented. */
const codesIn = (text: string): Measurements => {
  const codes = [...new Set(text.toUpperCase().match(/\b[PCBU][0-9A-F]{4,6}\b/g))]
  return codes.length > 0 || /^[\s[\]"]*$/.test(text) ? { faultCodes: codes.slice(0, MAX_CODES) } : {}
}

const measurements: Readonly<Record<string, Measured>> = {
  isIgnitionOn: measured(reader(Schema.Literals([0, 1])), (value) => ({ ignition: value === 1 })),
  // In kilometers.
  powertrainTransmissionTravelledDistance: measured(number(0, 10_000_000), (value) => ({
    odometer: Math.round(value * 1000)
  })),
  // In percent.
  powertrainFuelSystemRelativeLevel: measured(number(0, 100), (value) => ({ fuelLevel: value / 100 })),
  powertrainTractionBatteryStateOfChargeCurrent: measured(number(0, 100), (value) => ({
    chargeLevel: value / 100
  })),
  lowVoltageBatteryCurrentVoltage: measured(number(0, 100), (value) => ({ voltage: value })),
  obdDTCList: measured(reader(Schema.String.check(Schema.isMaxLength(10_000))), codesIn)
}

const coordinates = reader(
  Schema.Struct({
    latitude: between(-90, 90),
    longitude: between(-180, 180),
    hdop: Schema.Number
  })
)
const heading = number(0, 360)
const altitude = number(-1000, 20_000)
// In km/h.
const speed = number(0, 1000)

/** The selection of every signal that these permissions let us read. */
export const selectionFor = (permissions: ReadonlyArray<Permission>): string => {
  const location = {
    currentLocationCoordinates: "{ timestamp value { latitude longitude hdop } }",
    currentLocationHeading: "{ timestamp value }",
    currentLocationAltitude: "{ timestamp value }"
  }
  const others = Object.entries(measurements).map(([name, { selection }]) => [name, selection] as const)
  const selected = [
    ...(permissions.includes("location") ? Object.entries(location) : []),
    ...(permissions.includes("measurements") ? [["speed", "{ timestamp value }"] as const, ...others] : [])
  ]
  return selected.map(([name, selection]) => `${name} ${selection}`).join(" ")
}

interface Moment {
  readonly at: Date
  readonly fix: Fix | null
  readonly measured: Measurements
}

type Signals = Readonly<Record<string, unknown>>

const isTogether = (a: Date, b: Date): boolean => Math.abs(a.getTime() - b.getTime()) <= TOGETHER

/** The fix with what was measured at the same time. Devices that know no position report zeros. */
const fixIn = (signals: Signals): ReadonlyArray<Moment> => {
  const place = Option.getOrUndefined(coordinates(signals["currentLocationCoordinates"]))
  if (place === undefined || (place.value.latitude === 0 && place.value.longitude === 0)) return []
  const at = place.timestamp
  const beside = (value: Option.Option<Value<number>>): number | null =>
    Option.getOrNull(
      Option.map(
        Option.filter(value, ({ timestamp }) => isTogether(timestamp, at)),
        ({ value }) => value
      )
    )
  const { latitude, longitude, hdop } = place.value
  const kilometersPerHour = beside(speed(signals["speed"]))
  const fix: Fix = {
    latitude,
    longitude,
    speed: kilometersPerHour === null ? null : kilometersPerHour / 3.6,
    heading: beside(heading(signals["currentLocationHeading"])),
    altitude: beside(altitude(signals["currentLocationAltitude"])),
    accuracy: hdop > 0 && hdop <= 100 ? hdop * METERS_PER_DILUTION : null
  }
  return [{ at, fix, measured: {} }]
}

const measuredIn = (signals: Signals): ReadonlyArray<Moment> =>
  Object.entries(measurements).flatMap(([name, { read }]) =>
    Option.match(read(signals[name]), {
      onNone: () => [],
      onSome: ({ timestamp, value }) =>
        Object.keys(value).length === 0 ? [] : [{ at: timestamp, fix: null, measured: value }]
    })
  )

/**
 * The reports in the latest values of a vehicle's signals, oldest first. Each signal has a time of its own; those of one
 * moment make one report, at the time of its fix. Values that cannot be right are dropped.
 */
export const reportsIn = (signals: Signals, present: Date): ReadonlyArray<DeviceReport> => {
  const moments = [...fixIn(signals), ...measuredIn(signals)]
    .filter(({ at }) => at <= plus(present, LEEWAY))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const groups: Array<{ readonly newest: Date; readonly moments: Array<Moment> }> = []
  for (const moment of moments) {
    const group = groups.at(-1)
    if (group !== undefined && isTogether(group.newest, moment.at)) group.moments.push(moment)
    else groups.push({ newest: moment.at, moments: [moment] })
  }
  return groups
    .map(({ newest, moments }) => {
      const fixed = moments.find(({ fix }) => fix !== null)
      return {
        at: fixed?.at ?? newest,
        fix: fixed?.fix ?? null,
        measured: moments.reduce<Measurements>((all, { measured }) => ({ ...all, ...measured }), {})
      }
    })
    .toReversed()
}
