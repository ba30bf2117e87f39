import type { MiddlewareHandler } from "hono"
import { problem } from "../problem.ts"
import type { RequestIdEnv } from "./requestId.ts"

/** The largest request body, in bytes: 1 MB. */
export const maximumBodyBytes = 1024 * 1024

/** The bytes of a body, or `undefined` as soon as it exceeds the limit; the rest is not read. */
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
 * Refuses a body over the limit with 413. A declared length is checked before reading (Node's parser enforces it); a
 * chunked body is counted while it arrives, so at most `limit` bytes are held.
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
    // Only now, because accessing the body stream makes the server build its slow kind of request.
    if (c.req.raw.body === null) return next()
    // A client that disconnects while sending gets no response and is not logged as an error.
    const bytes = await readUpTo(c.req.raw.body, limit).catch(() => "disconnected" as const)
    if (bytes === "disconnected") return incomplete(c.get("requestId"))
    if (bytes === undefined) return tooLarge()
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: new Uint8Array(bytes) })
    return next()
  }
}
