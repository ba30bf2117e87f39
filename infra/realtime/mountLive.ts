import { RequestInfo } from "#kernel"
import type { Authority, HttpVariables } from "#infra/http"
import { problem, problemOf, TokenNotAccepted } from "#infra/http"
import { Context, Effect, Option } from "effect"
import type { Hono } from "hono"
import type { ServerResponse } from "node:http"
import { Feed, type Opening } from "./Feed.ts"
import { countOpenings } from "./openings.ts"
import { readPosition } from "./position.ts"
import { sinkOf } from "./Sink.ts"
import { EVENT_STREAM, initialRetry } from "./wire.ts"

const PATH = "/api/me/events"

export interface LiveOptions {
  readonly person: Authority["Service"]["person"]
  /** Aborted when the server begins to stop: streams end before it waits for requests. */
  readonly stopping: AbortSignal
}

const tokenOf = (authorization: string | undefined): string => authorization?.replace(/^Bearer /, "") ?? ""

/**
 * `GET /api/me/events`: events of a user and their organizations, as server-sent events. Read with `fetch`,
 * `Authorization: Bearer <access token>` and, to resume an earlier stream of any process, `Last-Event-ID`. In this
 * order:
 *
 * - `retry: <milliseconds>`: the delay before reconnecting. Sent again before the server ends a stream, suited to the
 *   reason; the last one counts.
 * - The events missed since `Last-Event-ID`, or `event: reset` with `data: {}` when they are too many or unknown: reload
 *   everything.
 * - `id: <place>`, `event: ready`, `data: {}`: nothing is missed from here on.
 * - Events: `id: <place>` and `data: {"name", "organization_id", "user_id", "invalidates"}` without `event:`.
 *   `organization_id` and `user_id` are ids or null. `invalidates` lists the cached queries that changed, by the names in
 *   the contracts. The new data is requested from the API, which checks permissions again.
 * - `: still here` with every heartbeat. A stream that is silent for three of them is dead
 *   (`modules/kernel/liveStream.ts`).
 *
 * A place is opaque. A stream ends with its access token, when its reader is 1 MB behind, when the user opens more than
 * ten, and when the server stops. Opening them in a loop is answered with 429 and `Retry-After`.
 */
export const mountLive = (
  app: Hono<HttpVariables>,
  services: Context.Context<Feed>,
  { person, stopping }: LiveOptions
): void => {
  const feed = Context.get(services, Feed)
  const run = Effect.runPromiseWith(services)
  const refusalToOpen = countOpenings()
  stopping.addEventListener("abort", feed.endAll, { once: true })

  app.get(PATH, async (c) => {
    c.set("pattern", PATH)
    const token = tokenOf(c.req.header("authorization"))
    const info = {
      requestId: c.get("requestId"),
      address: c.get("address"),
      ...c.get("origin"),
      userAgent: null
    }
    const known = Effect.map(person(token), Option.getOrUndefined)
    const who = await run(Effect.provideService(known, RequestInfo, info))
    if (who === undefined)
      return problem({
        status: 401,
        code: "unauthenticated",
        title: "Not authenticated",
        detail: "Sign in to continue.",
        requestId: c.get("requestId")
      })
    // What it sends is a person's own.
    const refusal = who.token === undefined ? refusalToOpen(who.userId) : new TokenNotAccepted()
    if (refusal !== undefined) return problemOf(refusal, c.get("requestId"))
    const last = readPosition(c.req.header("last-event-id"))
    // A response without a body would never be read or ended.
    if (c.req.method !== "HEAD") c.set("takeOver", stream(feed, { userId: who.userId, token, last }))
    return new Response(null, { headers: EVENT_STREAM })
  })
}

const stream =
  (feed: Feed["Service"], opening: Omit<Opening, "sink">) =>
  (response: ServerResponse): void => {
    // Disconnected while we authenticated.
    if (response.destroyed) return
    const sink = sinkOf(response)
    sink.write(initialRetry())
    response.once("close", feed.open({ ...opening, sink }))
  }
