import { attributesIn } from "./attributes.ts"
import { type DeviceReports, LONGEST_KEY, type Refused } from "./Decoded.ts"
import { timeIn } from "./deviceTime.ts"
import { fixIn, isSwapped } from "./fixIn.ts"
import { flagIn, textIn } from "./values.ts"

const MOST_PARAMETERS = 100
const LONGEST_LOCATION = 100

const coordinatesIn = (parameters: URLSearchParams) => {
  const location = parameters.get("location")
  if (location === null || location.length > LONGEST_LOCATION)
    return { latitude: parameters.get("lat"), longitude: parameters.get("lon") }
  const [latitude, longitude] = location.split(",")
  return { latitude: latitude?.trim(), longitude: longitude?.trim() }
}

/**
 * The report in a query or a form of OsmAnd's protocol, as old versions of Traccar Client and many trackers send it. Of a
 * parameter that is repeated, the first counts. Cell towers, Wi-Fi networks, drivers and everything that is not measured
 * are left out. `receivedAt` is its time if it has none; if its time cannot be read, also its fix is unknown.
 */
export const decodeOsmandQuery = (parameters: URLSearchParams, receivedAt: Date): DeviceReports | Refused => {
  if (parameters.size > MOST_PARAMETERS) return { refused: "too_large" }
  const deviceKey = textIn(parameters.get("id") ?? parameters.get("deviceid"), LONGEST_KEY)
  if (deviceKey === undefined) return { refused: "no_device" }
  const coordinates = coordinatesIn(parameters)
  if (isSwapped(coordinates)) return { refused: "swapped_coordinates" }
  const timestamp = parameters.get("timestamp")
  const at = timestamp === null ? receivedAt : timeIn(timestamp)
  const valid = parameters.get("valid")
  const fix = fixIn({
    ...coordinates,
    speed: parameters.get("speed"),
    speedIn: "knots",
    heading: parameters.get("bearing") ?? parameters.get("heading"),
    altitude: parameters.get("altitude"),
    accuracy: parameters.get("accuracy"),
    hdop: parameters.get("hdop")
  })
  const hasFix = at !== undefined && (valid === null || flagIn(valid) === true)
  const measured = attributesIn((name) => parameters.get(name))
  return { deviceKey, reports: [{ at: at ?? receivedAt, fix: hasFix ? fix : null, measured }] }
}
