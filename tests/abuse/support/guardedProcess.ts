import { problemOf } from "#infra/http"
import { Effect } from "effect"
import { maximumBodyBytes, readBody } from "../../../infra/http/readBody.ts"
import { startGuarded } from "./guardedServer.ts"

/** What this process answers when it is asked for its memory. */
export interface Memory {
  /** The resident memory and its maximum so far, in bytes. */
  readonly now: number
  readonly peak: number
  readonly connections: number
}

const MB = 1024 * 1024

// In a process of its own, so that only the server's memory is measured.
const { port, capacity } = await startGuarded({
  limits: {
    bodyBytes: { total: 32 * MB, perNetwork: 8 * MB },
    pace: { bytesPerSecond: 8 * 1024, millis: 1000 }
  },
  mount: (app) =>
    app.post("/api/body", (c) =>
      readBody(c.req, maximumBodyBytes, c.get("receive")).pipe(
        Effect.match({
          onSuccess: ({ byteLength }) => c.text(`${byteLength} bytes`),
          onFailure: (refusal) => problemOf(refusal, c.get("requestId"))
        }),
        Effect.runPromise
      )
    )
})

/** Bytes of new buffers after which a garbage collection frees those that are no longer in use. */
const COLLECTED_AFTER = MB
/** Bytes of buffers that were left after the last one. */
let held = 0

// Otherwise the peak depends on when V8 collects: up to 64 MB of buffers that nobody holds may wait for it.
setInterval(() => {
  const { arrayBuffers } = process.memoryUsage()
  held = Math.min(held, arrayBuffers)
  if (arrayBuffers < held + COLLECTED_AFTER) return
  globalThis.gc?.()
  held = process.memoryUsage().arrayBuffers
}, 1).unref()

process.on("message", () => {
  globalThis.gc?.()
  process.send?.({
    now: process.memoryUsage.rss(),
    peak: process.resourceUsage().maxRSS * 1024,
    connections: capacity.opened.size
  } satisfies Memory)
})
process.send?.(port)
