import type { AnyEndpoint, Input } from "#kernel"
import { Effect } from "effect"
import { decoder } from "./decode.ts"
import { type InvalidInput, MalformedBody } from "./edgeErrors.ts"

/** A request as the edge needs it. */
export interface Incoming {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly contentType: string
  readonly path: string
  readonly text: () => Promise<string>
  readonly bytes: () => Promise<Uint8Array>
}

/** A decoded request and its raw body. */
export interface Read {
  readonly input: Input<AnyEndpoint>
  readonly text: string
}

const json = (text: string): Effect.Effect<unknown, MalformedBody> =>
  Effect.try({ try: (): unknown => JSON.parse(text), catch: () => new MalformedBody() })

/** A client that disconnects while sending the body gets no response and is not logged as an error. */
const whole = <A>(read: () => Promise<A>): Effect.Effect<A, MalformedBody> =>
  Effect.tryPromise({ try: read, catch: () => new MalformedBody() })

/** Reads requests with the endpoint's own schemas. */
export const reader = (
  endpoint: AnyEndpoint
): ((incoming: Incoming) => Effect.Effect<Read, InvalidInput | MalformedBody>) => {
  const params = decoder(endpoint.params, "params")
  const query = decoder(endpoint.query, "query")
  const body = decoder(endpoint.body, "body")

  const readBody = Effect.fnUntraced(function* (incoming: Incoming) {
    if (endpoint.bodyType === "none") return { value: {}, text: "" }
    if (endpoint.bodyType === "bytes") {
      const bytes = yield* whole(incoming.bytes)
      return { value: { bytes, contentType: incoming.contentType }, text: "" }
    }
    const text = yield* whole(incoming.text)
    return { value: yield* Effect.flatMap(json(text), body), text }
  })

  return Effect.fnUntraced(function* (incoming) {
    const { value, text } = yield* readBody(incoming)
    const input = { params: yield* params(incoming.params), query: yield* query(incoming.query), body: value }
    return { input, text }
  })
}
