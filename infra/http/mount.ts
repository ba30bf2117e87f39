import { type AnyEndpoint, type Refusal, RequestInfo } from "#kernel"
import { Turn } from "#infra/postgres"
import { Context, Effect, Exit } from "effect"
import type { Context as HonoContext, Hono } from "hono"
import type { ServerResponse } from "node:http"
import type { Receive } from "./capacity/receive.ts"
import { attachment } from "./attachment.ts"
import { fileBody, goneSignal, whenClosed } from "./download.ts"
import { dataResponse } from "./dataResponse.ts"
import { edgeOf, type EdgeServices, type Outgoing } from "./edge.ts"
import { failures } from "./failures.ts"
import type { Incoming } from "./incoming.ts"
import type { Origin } from "./outer/address.ts"
import { nodeResponseOf } from "./outer/takeOver.ts"
import { readBody } from "./readBody.ts"
import { RequestTurns } from "./requestTurns.ts"
import type { Route } from "./route.ts"

/** What the outer middlewares know about a request. */
export interface HttpVariables {
  readonly Variables: {
    requestId: string
    address: string
    origin: Origin
    /** Whether the peer is one of TRUSTED_PROXIES. */
    viaProxy: boolean
    /** Receives the body; what it reserves is given back when the request is answered. */
    receive: Receive
    /** The route's pattern, for metrics. */
    pattern: string
    /** The security headers of everything that is not a page. */
    dataHeaders: Readonly<Record<string, string>>
    /** Whether the response already has the headers of every response; see `dataResponse`. */
    hasHeaders?: boolean
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

/** Only a public file may be cached: another person may use the same browser, and what it stores must be encrypted. */
const cachingOf = ({ access, expires }: AnyEndpoint) =>
  access === "public" && !expires ? IMMUTABLE : { "cache-control": "no-store" }

type Sent = Exclude<Outgoing<never>, { readonly _tag: "Download" }>

const headersOf = (sent: Sent, endpoint: AnyEndpoint): Readonly<Record<string, string>> => {
  if (sent._tag === "Bytes") {
    const { contentType, fileName } = sent
    return {
      "content-type": contentType,
      ...(fileName === undefined ? cachingOf(endpoint) : attachment(fileName))
    }
  }
  const headers = { "content-type": "application/json", "cache-control": "no-store" }
  return sent.replayed ? { ...headers, "idempotency-replayed": "true" } : headers
}

const responseOf = (c: HonoContext<HttpVariables>, sent: Sent, endpoint: AnyEndpoint): Response =>
  sent._tag === "Bytes"
    ? dataResponse(c, new Uint8Array(sent.bytes), 200, headersOf(sent, endpoint))
    : dataResponse(c, sent.body, sent.status, headersOf(sent, endpoint))

const isLogged = ({ method, access }: AnyEndpoint, status: number): boolean =>
  method !== "GET" && status !== 429 && (status !== 401 || access === "public")

/** A request adds so many services at most, without copying all others. */
const MOST_ADDED = 40

const servicesForRequests = <R>(services: Context.Context<R | EdgeServices>) => {
  const copy = Context.makeUnsafe<R | EdgeServices>(new Map(services.mapUnsafe), { maxDepth: MOST_ADDED })
  // The edge gives large calls other turns, once it knows how large they are.
  return Context.add(copy, Turn, Context.get(services, RequestTurns).light)
}

/** The only bridge from Hono to Effect. A refusal becomes a problem document; a defect is logged and answered with 500. */
export const mount = <R>(
  app: Hono<HttpVariables>,
  routes: ReadonlyArray<Route<R | EdgeServices>>,
  services: Context.Context<R | EdgeServices>
): void => {
  const forRequests = servicesForRequests(services)
  const run = Effect.runPromiseExitWith(services)
  const { broken, failed } = failures(run)
  // For errors outside of endpoints. Hono's own handler would print them unredacted.
  app.onError((cause, c) => broken(cause, { requestId: c.get("requestId") }))
  /**
   * One line per change, so that the log shows what was done. Metrics count reads, calls beyond a limit and those of
   * strangers: a flood of those must not fill the log.
   */
  const log = ({ endpoint }: Route<R | EdgeServices>, requestId: string, status: number, started: number) => {
    const milliseconds = Math.round(performance.now() - started)
    const line = Effect.logInfo(`${endpoint.name} answered ${status}`)
    return run(Effect.annotateLogs(line, { requestId, status, milliseconds }))
  }

  for (const route of routes) {
    const edge = edgeOf(route)
    const answer = async (c: HonoContext<HttpVariables>): Promise<Response> => {
      const requestId = c.get("requestId")
      const info = {
        requestId,
        address: c.get("address"),
        ...c.get("origin"),
        userAgent: c.req.header("user-agent")?.slice(0, 400) ?? null
      }
      const about = { requestId, endpoint: route.endpoint.name }
      const outgoing = route.page && nodeResponseOf(c.env)
      const options = outgoing && { signal: goneSignal(outgoing) }
      const inRequest = Context.add(forRequests, RequestInfo, info)
      const runHere = <A>(work: Effect.Effect<A, Refusal, R | EdgeServices>) =>
        Effect.runPromiseExitWith(inRequest)(work, options)
      const exit = await runHere(edge(incomingOf(c)))
      if (Exit.isFailure(exit)) return failed(exit.cause, about)
      if (exit.value._tag !== "Download") return responseOf(c, exit.value, route.endpoint)
      const { contentType, fileName, first, read, end } = exit.value
      whenClosed(outgoing, end)
      const readPage = async (after: string) => {
        const page = await runHere(read(after))
        if (Exit.isSuccess(page)) return page.value
        await failed(page.cause, about)
      }
      const headers = { "content-type": contentType, ...attachment(fileName) }
      return new Response(fileBody(first, readPage, outgoing), { headers })
    }
    app.on(route.endpoint.method, route.endpoint.path, async (c) => {
      c.set("pattern", route.endpoint.path)
      const started = performance.now()
      const response = await answer(c)
      if (isLogged(route.endpoint, response.status))
        await log(route, c.get("requestId"), response.status, started)
      return response
    })
  }
}
