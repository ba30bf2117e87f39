import { type Refusal, RequestInfo } from "#kernel"
import { isContended, isDatabaseUnavailable, Turn } from "#infra/postgres"
import { Busy } from "#infra/turns"
import { Cause, Context, Effect, Exit } from "effect"
import type { Context as HonoContext, Hono } from "hono"
import { once } from "node:events"
import type { ServerResponse } from "node:http"
import type { Receive } from "./capacity/receive.ts"
import { fileBody, type FilePage } from "./download.ts"
import { type Download, edgeOf, type EdgeServices, type Outgoing } from "./edge.ts"
import type { Incoming } from "./incoming.ts"
import { nodeResponseOf } from "./outer/takeOver.ts"
import { problem, problemOf } from "./problem.ts"
import { readBody } from "./readBody.ts"
import { RequestTurns } from "./requestTurns.ts"
import type { Route } from "./route.ts"

/** What the outer middlewares know about a request. */
export interface HttpVariables {
  readonly Variables: {
    requestId: string
    address: string
    network: string
    /** Whether the peer is one of TRUSTED_PROXIES. */
    viaProxy: boolean
    /** Receives the body; what it reserves is given back when the request is answered. */
    receive: Receive
    /** The route's pattern, for metrics. */
    pattern: string
    /** Set by an endpoint that writes its response body to the socket itself; see `takeOver`. */
    takeOver: ((response: ServerResponse) => void) | undefined
  }
}

const incomingOf = (c: HonoContext<HttpVariables>): Incoming => ({
  params: c.req.param(),
  query: c.req.query(),
  authorization: c.req.header("authorization"),
  idempotencyKey: c.req.header("idempotency-key"),
  contentType: c.req.header("content-type") ?? "",
  path: c.req.path,
  readBody: (limit) => readBody(c.req, limit, c.get("receive"))
})

const IMMUTABLE = { "cache-control": "public, max-age=31536000, immutable" }

/** We create file names from characters that need no encoding. */
const attachment = (fileName: string) => ({
  "cache-control": "no-store",
  "content-disposition": `attachment; filename="${fileName}"`
})

const responseOf = (sent: Exclude<Outgoing<never>, { readonly _tag: "Download" }>): Response => {
  if (sent._tag === "Bytes")
    return new Response(new Uint8Array(sent.bytes), {
      headers: {
        "content-type": sent.contentType,
        ...(sent.fileName === undefined ? IMMUTABLE : attachment(sent.fileName))
      }
    })
  const headers = { "content-type": "application/json", "cache-control": "no-store" }
  return new Response(sent.body, {
    status: sent.status,
    headers: sent.replayed ? { ...headers, "idempotency-replayed": "true" } : headers
  })
}

const unexpected = (requestId: string): Response =>
  problem({
    title: "Something went wrong",
    status: 500,
    detail: `Something went wrong on our side. Try again. If it happens again, send us the request ID ${requestId}.`,
    code: "internal",
    requestId
  })

const RETRY_SECONDS = 2

/** As nginx logs it; no one receives it. */
const CLIENT_CLOSED_REQUEST = 499

/** Aborted when the client has gone, so that its download does not wait for a turn. */
const goneOf = (outgoing: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  outgoing.once("close", () => gone.abort())
  return gone.signal
}

interface Temporary {
  readonly code: string
  readonly title: string
  readonly detail: string
}

const unavailable = (detail: string): Temporary => ({
  code: "unavailable",
  title: "Not available at the moment",
  detail
})

/** What to say when retrying may succeed; undefined for other failures. */
const temporary = (failure: unknown): Temporary | undefined => {
  if (failure instanceof Busy) return { code: "busy", title: "Busy at the moment", detail: failure.message }
  if (isDatabaseUnavailable(failure))
    return unavailable("Motorpool can't reach its database right now. Try again shortly.")
  if (isContended(failure))
    return unavailable("Too many changes to the same data are under way right now. Try again shortly.")
  return undefined
}

const retryLater = (reason: Temporary, requestId: string): Response =>
  problem({ ...reason, status: 503, requestId }, { "retry-after": String(RETRY_SECONDS) })

/** The only bridge from Hono to Effect. A refusal becomes a problem document; a defect is logged and answered with 500. */
export const mount = <R>(
  app: Hono<HttpVariables>,
  routes: ReadonlyArray<Route<R | EdgeServices>>,
  services: Context.Context<R | EdgeServices>
): void => {
  const run = Effect.runPromiseExitWith(services)
  /** Logged without details if it is temporary: while the database is unavailable every request fails. */
  const broken = async (
    cause: unknown,
    about: { readonly requestId: string; readonly endpoint?: string }
  ) => {
    const reason = temporary(Cause.isCause(cause) ? Cause.squash(cause) : cause)
    const line =
      reason === undefined ? Effect.logError("Request failed", cause) : Effect.logWarning(reason.detail)
    await run(Effect.annotateLogs(line, about))
    return reason === undefined ? unexpected(about.requestId) : retryLater(reason, about.requestId)
  }
  // For errors outside of endpoints. Hono's own handler would print them unredacted.
  app.onError((cause, c) => broken(cause, { requestId: c.get("requestId") }))
  /** One line per change, so that the log shows what was done. Reads are counted by metrics. */
  const log = ({ endpoint }: Route<R | EdgeServices>, requestId: string, status: number, started: number) => {
    const milliseconds = Math.round(performance.now() - started)
    const line = Effect.logInfo(`${endpoint.name} answered ${status}`)
    return run(Effect.annotateLogs(line, { requestId, status, milliseconds }))
  }

  const turns = Context.get(services, RequestTurns)

  /** The response to a request that failed. */
  const failed = (
    cause: Cause.Cause<Refusal>,
    about: { readonly requestId: string; readonly endpoint: string }
  ): Response | Promise<Response> => {
    const refusal: Refusal | undefined = cause.reasons.find(Cause.isFailReason)?.error
    if (refusal !== undefined) return problemOf(refusal, about.requestId)
    if (Cause.hasInterruptsOnly(cause)) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    return broken(cause, about)
  }

  /** Sends a file while it is read. */
  const send = (
    file: Download<R | EdgeServices>,
    outgoing: ServerResponse | undefined,
    runPage: (page: ReturnType<typeof file.read>) => Promise<Exit.Exit<FilePage, Refusal>>,
    about: Parameters<typeof failed>[1]
  ): Response => {
    if (outgoing === undefined || outgoing.destroyed) file.end()
    else outgoing.once("close", file.end)
    const read = async (after: string): Promise<FilePage> => {
      const exit = await runPage(file.read(after))
      if (Exit.isSuccess(exit)) return exit.value
      await failed(exit.cause, about)
      // Without the connection, the client knows that the file is incomplete.
      if (outgoing !== undefined && !outgoing.destroyed) await once(outgoing.destroy(), "close")
      throw new Error("The download was interrupted.")
    }
    const headers = { "content-type": file.contentType, ...attachment(file.fileName) }
    return new Response(ReadableStream.from(fileBody(file.first, read)), { headers })
  }

  for (const route of routes) {
    const edge = edgeOf(route)
    const turn = turns[route.endpoint.weight]
    const answer = async (c: HonoContext<HttpVariables>): Promise<Response> => {
      const requestId = c.get("requestId")
      const info = {
        requestId,
        address: c.get("address"),
        network: c.get("network"),
        userAgent: c.req.header("user-agent")?.slice(0, 400) ?? null
      }
      const about = { requestId, endpoint: route.endpoint.name }
      const outgoing = route.page && nodeResponseOf(c.env)
      const options = outgoing && { signal: goneOf(outgoing) }
      const runHere = <A>(work: Effect.Effect<A, Refusal, R | EdgeServices>) =>
        run(work.pipe(Effect.provideService(RequestInfo, info), Effect.provideService(Turn, turn)), options)
      const exit = await runHere(edge(incomingOf(c)))
      if (Exit.isFailure(exit)) return failed(exit.cause, about)
      return exit.value._tag === "Download"
        ? send(exit.value, outgoing, runHere, about)
        : responseOf(exit.value)
    }
    app.on(route.endpoint.method, route.endpoint.path, async (c) => {
      c.set("pattern", route.endpoint.path)
      const started = performance.now()
      const response = await answer(c)
      if (route.endpoint.method !== "GET") await log(route, c.get("requestId"), response.status, started)
      return response
    })
  }
}
