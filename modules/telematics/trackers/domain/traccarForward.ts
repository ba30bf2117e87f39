import type { DeviceReport } from "../../domain/DeviceReport.ts"
import { attributesIn } from "./attributes.ts"
import { LONGEST_KEY, type Refused } from "./Decoded.ts"
import { timeIn } from "./deviceTime.ts"
import { fixIn } from "./fixIn.ts"
import { fieldsIn, flagIn, isFields, textIn } from "./values.ts"

/** A position that another installation's Traccar server forwards. */
export interface ForwardedReport {
  /** What the device calls itself, such as its IMEI. */
  readonly uniqueId: string
  /** Its name in Traccar. */
  readonly name: string | null
  readonly report: DeviceReport
}

const LONGEST_NAME = 128

/**
 * A request of Traccar's position forwarding (`forward.type=json`): `{position, device}`. A position that is not valid, or
 * outdated because the server repeats the last one, is no fix; its report has the time of the device.
 */
export const decodeTraccarForward = (body: unknown, receivedAt: Date): ForwardedReport | Refused => {
  if (!isFields(body) || !isFields(body["position"])) return { refused: "not_a_report" }
  const { position } = body
  const device = fieldsIn(body["device"])
  const uniqueId = textIn(device["uniqueId"], LONGEST_KEY)
  if (uniqueId === undefined) return { refused: "no_device" }
  const attributes = fieldsIn(position["attributes"])
  const fixedAt = timeIn(position["fixTime"])
  const sent = fixIn({
    latitude: position["latitude"],
    longitude: position["longitude"],
    speed: position["speed"],
    speedIn: "knots",
    heading: position["course"],
    altitude: position["altitude"],
    accuracy: position["accuracy"],
    hdop: attributes["hdop"]
  })
  const isCurrent = flagIn(position["valid"]) !== false && flagIn(position["outdated"]) !== true
  const fix = fixedAt !== undefined && isCurrent ? sent : null
  const at = (fix === null ? timeIn(position["deviceTime"]) : fixedAt) ?? receivedAt
  const measured = attributesIn((name) => attributes[name])
  return { uniqueId, name: textIn(device["name"], LONGEST_NAME) ?? null, report: { at, fix, measured } }
}
