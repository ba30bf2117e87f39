import { now } from "#kernel"
import { Effect, Option } from "effect"
import { isRefused, type Refused } from "../domain/Decoded.ts"
import { Keys } from "../domain/Keys.ts"
import type { ForwarderSent } from "../domain/Sent.ts"
import { decodeTraccarForward, type ForwardedReport } from "../domain/traccarForward.ts"

/** A request of Traccar's position forwarding. */
export interface ForwarderRequest {
  readonly params: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly knownOnly: boolean
}

const UNKNOWN = { status: 404, isUnknown: true } as const

const decode = (body: Uint8Array, receivedAt: Date): ForwardedReport | Refused => {
  try {
    return decodeTraccarForward(JSON.parse(new TextDecoder().decode(body)), receivedAt)
  } catch {
    return { refused: "not_a_report" }
  }
}

/** Decodes what a Traccar server forwarded and finds its organization. Fails with the answer if it cannot be stored. */
export const recognizeForwarder = Effect.fnUntraced(function* ({
  params,
  body,
  knownOnly
}: ForwarderRequest) {
  const token = params["token"] ?? ""
  const forwarder = yield* Keys.use((keys) => keys.forwarder(token, knownOnly))
  if (Option.isNone(forwarder)) return yield* Effect.fail(UNKNOWN)
  const decoded = decode(body, yield* now)
  if (isRefused(decoded)) return yield* Effect.fail({ status: 400, body: decoded.refused })
  const item: ForwarderSent = { ...forwarder.value, token, ...decoded }
  return {
    group: item.organizationId,
    sender: `${item.forwarderId} ${item.uniqueId}`,
    cost: 1,
    item
  }
})
