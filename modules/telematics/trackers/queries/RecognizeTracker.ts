import { now } from "#kernel"
import { Effect, Option } from "effect"
import { type DeviceReports, isRefused, type Refused } from "../domain/Decoded.ts"
import { Keys } from "../domain/Keys.ts"
import { decodeOsmandJson } from "../domain/osmandJson.ts"
import { decodeOsmandQuery } from "../domain/osmandQuery.ts"
import { responseTo, type TrackerFormat, type TrackerOutcome } from "../domain/responseTo.ts"
import type { TrackerSent } from "../domain/Sent.ts"

/** A request in OsmAnd's protocol, in any of its forms. */
export interface TrackerRequest {
  readonly query: string
  readonly contentType: string
  readonly body: Uint8Array
  readonly knownOnly: boolean
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i

const textOf = (body: Uint8Array): string => new TextDecoder().decode(body)

const decodeJson = (body: Uint8Array, receivedAt: Date): DeviceReports | Refused => {
  try {
    return decodeOsmandJson(JSON.parse(textOf(body)), receivedAt)
  } catch {
    return { refused: "not_a_report" }
  }
}

/** Parameters may be in the query, in a form, or in both. */
const decodeParameters = ({ query, body }: TrackerRequest, receivedAt: Date): DeviceReports | Refused =>
  decodeOsmandQuery(new URLSearchParams(body.length === 0 ? query : `${textOf(body)}&${query}`), receivedAt)

/** Decodes what a tracker sent and finds its device. Fails with the answer if it cannot be stored. */
export const recognizeTracker = Effect.fnUntraced(function* (request: TrackerRequest) {
  const format: TrackerFormat = JSON_TYPE.test(request.contentType) ? "json" : "query"
  const refusal = (outcome: TrackerOutcome) => ({ status: responseTo(format, outcome) })
  const receivedAt = yield* now
  const decoded =
    format === "json" ? decodeJson(request.body, receivedAt) : decodeParameters(request, receivedAt)
  if (isRefused(decoded)) return yield* Effect.fail({ ...refusal("refused"), body: decoded.refused })
  const { deviceKey: key, reports } = decoded
  const device = yield* Keys.use((keys) => keys.device(key, request.knownOnly))
  if (Option.isNone(device))
    return yield* Effect.fail({ ...refusal("unknown_device"), isUnknown: true as const })
  const item: TrackerSent = { ...device.value, key, format, reports }
  return { group: item.organizationId, sender: item.deviceId, cost: reports.length, item }
})
