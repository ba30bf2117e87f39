import type { MiddlewareHandler } from "hono"
import { problem } from "../problem.ts"
import type { RequestIdEnv } from "./requestId.ts"

/** The largest request body we read, in bytes: 1 MB. */
export const maximumBodyBytes = 1024 * 1024

/** The bytes of a body, or `undefined` as soon as it turns out longer than the limit; then the rest is not read. */
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

/**
 * Refuses a body over the limit with 413. A declared length is judged before a byte is read (Node's parser
 * holds the sender to it); a chunked body is counted while it arrives, so at most `limit` bytes are ever held.
 */
export const bodyLimit = (limit = maximumBodyBytes): MiddlewareHandler<RequestIdEnv> => {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next()
    const tooLarge = () =>
      problem({
        status: 413,
        code: "body_too_large",
        title: "Request too large",
        detail: `The request is larger than ${Math.floor(limit / 1024)} kB, which is the most we accept. Send less at a time, or a smaller file.`,
        requestId: c.get("requestId")
      })
    const length = c.req.header("content-length")
    if (length !== undefined && c.req.header("transfer-encoding") === undefined) {
      return Number(length) <= limit ? next() : tooLarge()
    }
    // Only now: asking a request for its body stream makes the server build the slow kind of request.
    if (c.req.raw.body === null) return next()
    const bytes = await readUpTo(c.req.raw.body, limit)
    if (bytes === undefined) return tooLarge()
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: new Uint8Array(bytes) })
    return next()
  }
}
