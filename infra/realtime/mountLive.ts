import type { Authority, HttpVariables } from "#infra/http"
import { problem } from "#infra/http"
import { Context, Effect, Option } from "effect"
import type { Hono } from "hono"
import type { ServerResponse } from "node:http"
import { Feed, type Opening } from "./Feed.ts"
import { readPosition } from "./position.ts"
import { sinkOf } from "./Sink.ts"
import { hello } from "./wire.ts"

const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // nginx would hold events back.
  "x-accel-buffering": "no"
}

const PATH = "/api/me/events"

export interface LiveOptions {
  readonly person: Authority["Service"]["person"]
  /** Aborted when the server begins to stop: streams end before it waits for requests. */
  readonly stopping: AbortSignal
}

const tokenOf = (authorization: string | undefined): string => authorization?.replace(/^Bearer /, "") ?? ""

/**
 * `GET /api/me/events`: what happens to a person and in their organizations, as server-sent events. Read by
 * `fetch` with `Authorization: Bearer <access token>`, and `Last-Event-ID` to go on where an earlier stream,
 * of this process or another, ended. On the wire, in this order:
 *
 * - `retry: <milliseconds>`: how long to wait before coming back when the connection is lost. Said once more
 *   before the server ends a stream, with what fits the reason; the last one counts.
 * - What was missed since `Last-Event-ID`, or `event: reset` with `data: {}`: too much was missed or nobody
 *   can tell any more, load everything anew.
 * - `id: <place>`, `event: ready`, `data: {}`: from here on nothing is missed.
 * - An event each time something happens: `id: <place>` and `data: {"name", "organization_id", "user_id",
 *   "invalidates"}` without `event:`. `organization_id` and `user_id` are ids or null. `invalidates` lists the
 *   cached queries that changed, by the names the contracts give them. What has changed is asked of the API,
 *   which decides again who may see it.
 * - `: still here` with every heartbeat. A stream that is silent for three of them is dead
 *   (`modules/kernel/liveStream.ts`).
 *
 * A place is opaque. A stream ends with its access token, when its reader has not taken 1 MB, when the
 * person opens more than ten, and when the server stops.
 */
export const mountLive = (
  app: Hono<HttpVariables>,
  services: Context.Context<Feed>,
  { person, stopping }: LiveOptions
): void => {
  const feed = Context.get(services, Feed)
  const run = Effect.runPromiseWith(services)
  stopping.addEventListener("abort", feed.endAll, { once: true })

  app.get(PATH, async (c) => {
    c.set("pattern", PATH)
    const token = tokenOf(c.req.header("authorization"))
    const who = await run(Effect.map(person(token), Option.getOrUndefined))
    if (who === undefined)
      return problem({
        status: 401,
        code: "unauthenticated",
        title: "Not authenticated",
        detail: "Sign in to continue.",
        requestId: c.get("requestId")
      })
    const last = readPosition(c.req.header("last-event-id"))
    // Nobody would ever read the stream of an answer without a body, nor end it.
    if (c.req.method !== "HEAD") c.set("takeOver", stream(feed, { userId: who.userId, token, last }))
    return new Response(null, { headers: HEADERS })
  })
}

const stream =
  (feed: Feed["Service"], opening: Omit<Opening, "sink">) =>
  (response: ServerResponse): void => {
    // Gone while we asked who it was.
    if (response.destroyed) return
    const sink = sinkOf(response)
    sink.write(hello())
    response.once("close", feed.open({ ...opening, sink }))
  }
