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

const incomplete = (requestId: string) =>
  problem({
    status: 400,
    code: "body_incomplete",
    title: "Request incomplete",
    detail: "The request ended before its body was complete. Send it again.",
    requestId
  })

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
    // A sender who goes away in the middle of it reads no answer, and is no fault of ours to log.
    const bytes = await readUpTo(c.req.raw.body, limit).catch(() => "broken off" as const)
    if (bytes === "broken off") return incomplete(c.get("requestId"))
    if (bytes === undefined) return tooLarge()
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: new Uint8Array(bytes) })
    return next()
  }
}
