import type { DeviceReport } from "../../domain/DeviceReport.ts"
import { attributesIn, measured } from "./attributes.ts"
import { type DeviceReports, LONGEST_KEY, type Refused } from "./Decoded.ts"
import { timeIn } from "./deviceTime.ts"
import { fixIn } from "./fixIn.ts"
import { type Fields, fieldsIn, flagIn, isFields, numberIn, textIn } from "./values.ts"

/** The most reports that one request may have. */
export const MOST_REPORTS = 500

const isLocation = (value: unknown): value is Fields =>
  isFields(value) && (isFields(value["coords"]) || value["timestamp"] !== undefined)

/**
 * `odometer` is the distance that the app has counted, not the vehicle's, and therefore left out. Unknown values are
 * negative. If the time cannot be read, also the fix is unknown.
 */
const reportIn = (location: Fields, receivedAt: Date): DeviceReport => {
  const timestamp = location["timestamp"] ?? undefined
  const at = timestamp === undefined ? receivedAt : timeIn(timestamp)
  const coords = fieldsIn(location["coords"])
  const battery = fieldsIn(location["battery"])
  const extras = fieldsIn(location["extras"])
  const fix = fixIn({
    latitude: coords["latitude"],
    longitude: coords["longitude"],
    speed: coords["speed"],
    speedIn: "meters_per_second",
    heading: coords["heading"],
    altitude: coords["altitude"],
    accuracy: coords["accuracy"]
  })
  const own = {
    deviceBattery: numberIn(battery["level"], 0, 1),
    isPowered: flagIn(battery["is_charging"])
  }
  return {
    at: at ?? receivedAt,
    fix: at === undefined ? null : fix,
    measured: { ...attributesIn((name) => extras[name]), ...measured(own) }
  }
}

/** The locations of an item, which may be one itself. */
const locationsIn = (item: Fields): ReadonlyArray<unknown> => {
  const { location = item } = item
  return Array.isArray(location) ? location : [location]
}

/**
 * The reports of Traccar Client since version 9, and of other apps with the same library: an object with `device_id` and
 * a `location`, a list of locations, or a list of such objects. An app sends a request that is refused again and again,
 * so whatever in a list is not a location is left out, and a fix with impossible coordinates is unknown.
 */
export const decodeOsmandJson = (body: unknown, receivedAt: Date): DeviceReports | Refused => {
  const list: ReadonlyArray<unknown> = Array.isArray(body) ? body : [body]
  if (list.length > MOST_REPORTS) return { refused: "too_large" }
  const items = list.filter(isFields)
  const sent = items.flatMap(locationsIn)
  if (sent.length > MOST_REPORTS) return { refused: "too_large" }
  const locations = sent.filter(isLocation)
  if (locations.length === 0) return { refused: "not_a_report" }
  const keys = new Set(items.map((item) => textIn(item["device_id"], LONGEST_KEY)))
  const [deviceKey] = keys
  if (deviceKey === undefined) return { refused: "no_device" }
  if (keys.size > 1) return { refused: "several_devices" }
  return { deviceKey, reports: locations.map((location) => reportIn(location, receivedAt)) }
}
