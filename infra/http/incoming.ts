import type { AnyEndpoint, Input } from "#kernel"
import { Effect, Schema } from "effect"
import { boundsOf } from "./bounds.ts"
import { decoder } from "./decode.ts"
import {
  type BodyIncomplete,
  type BodyTooLarge,
  type BodyTooSlow,
  InvalidInput,
  MalformedBody,
  type NetworkBusy
} from "./edgeErrors.ts"
import { limitFields } from "./limit.ts"
import { exceeds } from "./jsonShape.ts"
import { maximumBodyBytes } from "./readBody.ts"

/** A request as the edge needs it. */
export interface Incoming {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly contentType: string
  readonly path: string
  readonly readBody: (
    limit: number
  ) => Effect.Effect<Uint8Array, BodyTooLarge | BodyIncomplete | BodyTooSlow | NetworkBusy>
}

/** A decoded request and its raw body. */
export interface Read {
  readonly input: Input<AnyEndpoint>
  readonly text: string
}

/** For spaces, and for fields that we ignore. */
const SPARE_BYTES = 16 * 1024
const SPARE_DEPTH = 4
const SPARE_VALUES = 1000

const NO_BODY = { body: {}, text: "" }

/** The largest body that an endpoint can need, in bytes. */
export const maximumBodyOf = ({ body, bodyType }: AnyEndpoint): number => {
  if (bodyType === "none") return 0
  if (bodyType === "bytes") return maximumBodyBytes
  return Math.min(maximumBodyBytes, boundsOf(Schema.toCodecJson(body).ast).bytes + SPARE_BYTES)
}

const excessive = new InvalidInput({
  errors: [
    {
      pointer: "",
      code: "not_valid",
      detail: "The request has too many values or unknown fields, or is nested too deeply."
    }
  ]
})

const parser = ({ body }: AnyEndpoint) => {
  const { depth, values, names, otherKeys } = boundsOf(Schema.toCodecJson(body).ast)
  const shape = {
    depth: depth + SPARE_DEPTH,
    values: values + SPARE_VALUES,
    names,
    otherKeys: otherKeys + SPARE_VALUES
  }
  return (text: string): Effect.Effect<unknown, InvalidInput | MalformedBody> =>
    exceeds(shape, text)
      ? Effect.fail(excessive)
      : Effect.try({ try: (): unknown => JSON.parse(text), catch: () => new MalformedBody() })
}

/** Reads requests with the endpoint's own schemas: the body last, and no more of it than the endpoint can need. */
export const reader = (endpoint: AnyEndpoint) => {
  const decodeParams = decoder(endpoint.params, "params")
  const decodeQuery = decoder(endpoint.query, "query")
  const decodeBody = decoder(endpoint.body, "body")
  const parse = parser(endpoint)
  const countFields = limitFields(endpoint)
  const maximum = maximumBodyOf(endpoint)

  const readBody = Effect.fnUntraced(function* ({ readBody, contentType }: Incoming) {
    const bytes = yield* readBody(maximum)
    if (endpoint.bodyType === "bytes") return { body: { bytes, contentType }, text: "" }
    const text = new TextDecoder().decode(bytes)
    const value = yield* parse(text)
    yield* countFields(value)
    return { body: yield* decodeBody(value), text }
  })

  return Effect.fnUntraced(function* (incoming: Incoming) {
    const params = yield* decodeParams(incoming.params)
    const query = yield* decodeQuery(incoming.query)
    const { body, text } = endpoint.bodyType === "none" ? NO_BODY : yield* readBody(incoming)
    return { input: { params, query, body }, text } satisfies Read
  })
}
