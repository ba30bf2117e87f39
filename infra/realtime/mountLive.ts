import type { Authority, HttpVariables } from "#infra/http"
import { problem } from "#infra/http"
import { type Context, Effect, Option } from "effect"
import type { Hono } from "hono"
import { Feed, type Listener } from "./Feed.ts"
import { type Position, positionText, readPosition } from "./position.ts"
import type { LiveEvent } from "./outbox.ts"

const HEARTBEAT_MILLIS = 20_000
/** A browser that has not taken this much gets dropped; it comes back and catches up. */
const MOST_WAITING_BYTES = 256 * 1024

const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // nginx would hold events back.
  "x-accel-buffering": "no"
}

const messageOf = (event: LiveEvent): string => {
  const { name, organization_id, user_id } = event
  return `id: ${positionText(event)}\ndata: ${JSON.stringify({ name, organization_id, user_id })}\n\n`
}

export interface LiveOptions {
  readonly person: Authority["Service"]["person"]
  /** Aborted when the server begins to stop: streams end before it waits for requests. */
  readonly stopping: AbortSignal
}

const tokenOf = (authorization: string | undefined): string => authorization?.replace(/^Bearer /, "") ?? ""

/**
 * `GET /api/me/events`: what happens to a person and in their organizations, as server-sent events that name
 * it and hold no content; the first one, `ready`, says that the stream stands. Read by `fetch` with the access token in its header; `Last-Event-ID` goes on where
 * an earlier stream ended; `event: reset` says that too much was missed.
 */
export const mountLive = (
  app: Hono<HttpVariables>,
  services: Context.Context<Feed>,
  { person, stopping }: LiveOptions
): void => {
  const run = Effect.runPromiseWith(services)
  const signedIn = (token: string) => run(Effect.map(person(token), Option.getOrUndefined))

  app.get("/api/me/events", async (c) => {
    const token = tokenOf(c.req.header("authorization"))
    const who = await signedIn(token)
    if (who === undefined)
      return problem({
        status: 401,
        code: "unauthenticated",
        title: "Not authenticated",
        detail: "Please sign in.",
        requestId: c.get("requestId")
      })
    // Nobody would ever read the stream of an answer without a body, nor end it.
    if (c.req.method === "HEAD") return new Response(null, { headers: HEADERS })
    const last = readPosition(c.req.header("last-event-id"))
    const stream = streamTo({
      open: (listener) => run(Feed.use((feed) => feed.listen({ ...listener, userId: who.userId, last }))),
      isWelcome: async () => (await signedIn(token)) !== undefined,
      stopping
    })
    return new Response(stream, { headers: HEADERS })
  })
}

interface StreamOptions {
  readonly open: (
    listener: Pick<Listener, "send" | "reset">
  ) => Promise<{ readonly at: Position; readonly close: () => void }>
  /** Whether the session still holds; asked with every heartbeat. */
  readonly isWelcome: () => Promise<boolean>
  readonly stopping: AbortSignal
}

const streamTo = ({ open, isWelcome, stopping }: StreamOptions): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  const ended = new AbortController()
  return new ReadableStream<Uint8Array>(
    {
      start: async (controller) => {
        const end = () => {
          if (ended.signal.aborted) return
          ended.abort()
          controller.close()
        }
        const write = (text: string): boolean => {
          if (ended.signal.aborted) return false
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) > 0) return true
          end()
          return false
        }
        if (stopping.aborted) return end()
        write(`retry: ${2000 + Math.floor(Math.random() * 3000)}\n\n`)
        // The database being away, or the server stopping meanwhile: the browser comes back and tries again.
        const opened = await open({
          send: (event) => write(messageOf(event)),
          reset: () => void write("event: reset\ndata: {}\n\n")
        }).catch(() => undefined)
        if (opened === undefined) return end()
        const { at, close } = opened
        if (ended.signal.aborted) return close()
        // From here on nothing is missed; a browser that is cut off before any news goes on from here.
        write(`id: ${positionText(at)}\nevent: ready\ndata: {}\n\n`)
        const heartbeat = setInterval(() => {
          write(": still here\n\n")
          isWelcome().then((welcome) => welcome || end(), end)
        }, HEARTBEAT_MILLIS)
        ended.signal.addEventListener("abort", () => {
          clearInterval(heartbeat)
          close()
        })
        stopping.addEventListener("abort", end, { once: true, signal: ended.signal })
      },
      cancel: () => ended.abort()
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING_BYTES })
  )
}
