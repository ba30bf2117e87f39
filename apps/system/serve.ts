import type { Settings } from "#infra/config"
import {
  Authority,
  type Capacity,
  createHttpServer,
  type HttpVariables,
  loadStaticSite,
  makeCapacity,
  mount,
  mountIntakes,
  observeCapacity,
  parseTrustedProxies,
  Refusals,
  RequestTurns,
  turnAway
} from "#infra/http"
import { watchQueues, work } from "#infra/jobs"
import { mountMailbox } from "#infra/mail"
import { observabilityLayer } from "#infra/observability"
import { Turn } from "#infra/postgres"
import { mountLive, mountSources } from "#infra/realtime"
import { Context, Effect, Layer, Option, type Scope } from "effect"
import type { Hono } from "hono"
import type { Server } from "node:http"
import { fileURLToPath } from "node:url"
import { createApp } from "./app.ts"
import { mountHealth } from "./health.ts"
import { liveFeed, liveSources } from "./live.ts"
import { intakes, type JobNeeds, jobs, routes } from "./assembly.ts"
import { applicationLayer, type DatabaseUrls, type QueueUse, sharedLayer, systemLayer } from "./services.ts"

const SITE = fileURLToPath(new URL("../web/dist", import.meta.url))
export const VERSION = "0.1.0"

/** The address is in use or not permitted. */
export class CannotListen extends Error {}

const bind = (server: Server, { port, host }: Settings["Service"]) =>
  Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<Server>((resolve, reject) => {
          server.listen(port, host, () => resolve(server))
          server.once("error", (cause: NodeJS.ErrnoException) =>
            reject(
              new CannotListen(
                cause.code === "EADDRINUSE"
                  ? `Port ${port} is in use. Stop the other program, or start with PORT=${port + 1} npm start.`
                  : `Cannot listen on ${host}:${port} (${cause.code ?? cause.message}).`
              )
            )
          )
        })
    ),
    (server) =>
      Effect.promise(
        () =>
          new Promise<void>((resolve) => {
            server.close(() => resolve())
            server.closeIdleConnections()
            // Requests still open by then are cut off: the process must end within 3 seconds.
            setTimeout(() => server.closeAllConnections(), 1000).unref()
          })
      )
  )

/** The workers of one process: reactions with the rights of the application, schedules with the system's. */
export const runWorkers = (services: {
  readonly application: Context.Context<JobNeeds | RequestTurns>
  readonly system: Context.Context<JobNeeds>
}) =>
  Effect.gen(function* () {
    yield* work(
      jobs.filter(({ role }) => role === "application"),
      Context.add(services.application, Turn, Context.get(services.application, RequestTurns).job)
    )
    yield* work(
      jobs.filter(({ role }) => role === "system"),
      services.system
    )
    yield* watchQueues(jobs)
  })

/** Builds every layer once for this process. */
export const buildServices = (
  settings: Settings["Service"],
  urls: DatabaseUrls,
  queues: QueueUse,
  logs: Parameters<typeof observabilityLayer>[0]["logs"] = {}
) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const shared = yield* Layer.buildWithScope(
      Layer.mergeAll(sharedLayer(settings, urls, queues), observabilityLayer({ ...settings, logs })),
      scope
    )
    const given = Layer.succeedContext(shared)
    const application = yield* Layer.buildWithScope(
      applicationLayer(settings, urls).pipe(Layer.provideMerge(given)),
      scope
    )
    const system = yield* Layer.buildWithScope(
      systemLayer(settings, urls).pipe(Layer.provideMerge(given)),
      scope
    )
    return { shared, application, system }
  }).pipe(Effect.orDie)

/** The server of an application, which does not listen yet. */
export const serverOf = (
  { fetch }: Pick<Hono<HttpVariables>, "fetch">,
  capacity: Capacity,
  { trustedProxies, publicUrl }: Pick<Settings["Service"], "trustedProxies" | "publicUrl">,
  application: Context.Context<Refusals>
): Server => {
  const trusted = parseTrustedProxies(trustedProxies)
  const refusals = Context.get(application, Refusals)
  const isAnswered = turnAway({ ...capacity, refusals, trusted, publicUrl, routes })
  return createHttpServer(fetch, capacity, trusted, isAnswered)
}

/** Runs the API, the web app and optionally the workers until the scope closes. */
export const serve = (
  settings: Settings["Service"],
  urls: DatabaseUrls,
  { workers }: { readonly workers: boolean }
): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const services = yield* buildServices(settings, urls, workers ? "works" : "sends")
    const site = yield* Effect.orDie(loadStaticSite(SITE, settings.publicUrl))
    const stop = new AbortController()
    const feed = yield* liveFeed(services.system)
    const followed = yield* liveSources(services.application, services.shared)
    const authority = Context.get(services.application, Authority)
    const capacity = makeCapacity({ connections: settings.connections })
    yield* Effect.provide(observeCapacity(capacity), services.shared)
    const app = createApp({
      settings,
      site,
      version: VERSION,
      capacity,
      mount: (hono) => {
        mount(hono, routes, services.application)
        mountIntakes(hono, intakes, services.application, { perDay: settings.positionsPerDay })
        mountLive(hono, feed, { person: authority.person, stopping: stop.signal })
        mountSources(hono, followed, { authority, stopping: stop.signal })
        mountHealth(hono, services.application, {
          metricsToken: settings.metricsToken,
          stopping: () => stop.signal.aborted
        })
        mountMailbox(hono, { ...settings, sendsMail: Option.isSome(settings.mailUrl) })
      }
    })
    if (workers) yield* Effect.provide(runWorkers(services), services.shared)
    yield* bind(serverOf(app, capacity, settings, services.application), settings)
    // Runs first when the scope closes: the streams end, so that closing the server need not cut them off.
    yield* Effect.addFinalizer(() => Effect.sync(() => stop.abort()))
  })
