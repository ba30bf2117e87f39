import type { Measurements } from "../../domain/DeviceReport.ts"
import { flagIn, numberIn, textIn } from "./values.ts"

const MOST_CODES = 50
const LONGEST_CODES = 1000
const LONGEST_CODE = 16

/** Codes with anything but letters, digits and hyphens between them, or a list of such texts. Empty: there are none. */
const codesIn = (value: unknown): ReadonlyArray<string> | undefined => {
  if (value === "" || (Array.isArray(value) && value.length === 0)) return []
  const texts: ReadonlyArray<unknown> = Array.isArray(value) ? value.slice(0, MOST_CODES) : [value]
  const codes = texts
    .flatMap((text) => textIn(text, LONGEST_CODES)?.split(/[^A-Za-z0-9-]+/) ?? [])
    .filter((code) => code !== "" && code.length <= LONGEST_CODE)
  return codes.length === 0 ? undefined : codes.slice(0, MOST_CODES)
}

const shareIn = (value: unknown, whole: number): number | undefined => {
  const part = numberIn(value, 0, whole)
  return part === undefined ? undefined : part / whole
}

const WEAKEST_DBM = -113
const STRONGEST_DBM = -51
const BEST_QUALITY = 31

/** Decibel-milliwatts if negative, else the quality from 0 to 31 of a modem (3GPP TS 27.007), in which 99 is unknown. */
const signalIn = (value: unknown): number | undefined => {
  const dbm = numberIn(value, -200, -1)
  if (dbm === undefined) return shareIn(value, BEST_QUALITY)
  return Math.min(1, Math.max(0, (dbm - WEAKEST_DBM) / (STRONGEST_DBM - WEAKEST_DBM)))
}

const LONGEST_DISTANCE = 10_000_000_000
const LONGEST_TIME = 1_000_000_000

const secondsIn = (value: unknown): number | undefined => {
  const millis = numberIn(value, 0, LONGEST_TIME * 1000)
  return millis === undefined ? undefined : millis / 1000
}

type Known = { readonly [Name in keyof Measurements]?: Measurements[Name] | undefined }

/**
 * What Traccar's attributes mean (org.traccar.model.Position). Left out: `totalDistance`, which a server adds up; `fuel`,
 * liters in a tank of unknown size; and `obdSpeed`, whose unit changed from knots to km/h.
 */
const known = (attribute: (name: string) => unknown): Known => ({
  ignition: flagIn(attribute("ignition")),
  odometer:
    numberIn(attribute("obdOdometer"), 0, LONGEST_DISTANCE) ??
    numberIn(attribute("odometer"), 0, LONGEST_DISTANCE),
  engineTime: secondsIn(attribute("hours")),
  fuelLevel: shareIn(attribute("fuelLevel"), 100),
  deviceBattery: shareIn(attribute("batteryLevel") ?? attribute("batt"), 100),
  isPowered: flagIn(attribute("charge")),
  voltage: numberIn(attribute("power"), 0, 1000),
  signal: signalIn(attribute("rssi")),
  vin: textIn(attribute("vin"), 30),
  faultCodes: codesIn(attribute("dtcs"))
})

/** Without the fields that are undefined. */
export const measured = (fields: Known): Measurements =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The measurements among the attributes of a protocol of Traccar; all others are left out. */
export const attributesIn = (attribute: (name: string) => unknown): Measurements => measured(known(attribute))
