import { Effect } from "effect"
import type { HonoRequest } from "hono"
import type { Receive } from "./capacity/receive.ts"
import { BodyTooLarge } from "./edgeErrors.ts"

/** The largest request body of any endpoint, in bytes: 1 MB. */
export const maximumBodyBytes = 1024 * 1024

/** The bytes of a stream, or `undefined` as soon as they exceed the limit; the rest is not read. */
const readUpTo = async (body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | undefined> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  const reader = body.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    chunks.push(step.value)
  }
  return Buffer.concat(chunks)
}

/** The length a request declares; `undefined` for a chunked body. Node's parser accepts no body beyond it. */
const declaredLength = (request: HonoRequest): number | undefined => {
  const length = request.header("content-length")
  return length === undefined || request.header("transfer-encoding") !== undefined
    ? undefined
    : Number(length)
}

const read = async (request: HonoRequest, limit: number): Promise<Uint8Array | undefined> => {
  if (declaredLength(request) !== undefined) return new Uint8Array(await request.arrayBuffer())
  // Only for chunked bodies, because accessing the stream makes the server build its slow kind of request.
  const { body } = request.raw
  return body === null ? new Uint8Array() : readUpTo(body, limit)
}

/**
 * Reads a request's body; the only place that does. A declared length over the limit is refused before reading, and
 * a chunked body is counted while it arrives, so at most `limit` bytes are held.
 */
export const readBody = Effect.fnUntraced(function* (request: HonoRequest, limit: number, receive: Receive) {
  const length = declaredLength(request) ?? limit
  if (length > limit) return yield* new BodyTooLarge({ limit })
  const bytes = yield* receive(length, () => read(request, limit))
  return bytes === undefined ? yield* new BodyTooLarge({ limit }) : bytes
})
