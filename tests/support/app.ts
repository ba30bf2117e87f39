import { decodeSettings, type Settings } from "#infra/config"
import { Authority, type HttpVariables, makeCapacity, mount, mountIntakes } from "#infra/http"
import type { RenderedMail } from "#infra/mail"
import { mountLive, mountSources } from "#infra/realtime"
import { Secrets } from "#infra/secrets"
import { Context, Effect, Exit, Redacted, Scope } from "effect"
import type { Hono } from "hono"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Pool } from "pg"
import { createApp } from "../../apps/system/app.ts"
import { liveFeed, liveSources } from "../../apps/system/live.ts"
import { intakes, routes } from "../../apps/system/assembly.ts"
import { buildServices, runWorkers, serverOf } from "../../apps/system/serve.ts"
import type { Product } from "./client.ts"
import { listenOn } from "./listenOn.ts"
import type { MailServer, ReceivedEmail } from "./mailServer.ts"
import { cloneDatabase } from "./postgres.ts"

type Services = Effect.Success<ReturnType<typeof buildServices>>

/** The whole server without its socket, on its own database. */
export interface TestApp extends Product {
  readonly hono: Hono<HttpVariables>
  readonly settings: Settings["Service"]
  readonly services: Services
  /** Runs statements as superuser, to inspect the database. */
  readonly admin: Pool
  readonly urls: Awaited<ReturnType<typeof cloneDatabase>>["urls"]
  /** The newest email to an address, queued or sent. */
  readonly lastMail: (to: string, linkTo?: string) => Promise<RenderedMail>
  /** The address of a real socket, opened on first use. */
  readonly address: () => Promise<URL>
  readonly stop: () => Promise<void>
}

const site = { files: new Map(), pages: new Map(), scriptHashes: [], styleHashes: [] }

export interface AppOptions {
  /** Runs the background jobs too. */
  readonly workers?: boolean
  readonly env?: Record<string, string>
  /** Where emails are sent. */
  readonly mailServer?: Pick<MailServer, "url" | "received">
  /** An app whose database to share: a second process of the same installation. */
  readonly database?: Pick<TestApp, "urls">
}

/** Starts something that runs until the scope closes. */
const startIn = <A>(scope: Scope.Scope, work: Effect.Effect<A, never, Scope.Scope>): Promise<A> =>
  Effect.runPromise(Scope.provide(work, scope))

/** What was sent to an address, newest first: its content is deleted from the queue then. */
const sentMails = (received: ReadonlyArray<ReceivedEmail>, to: string): ReadonlyArray<RenderedMail> =>
  received.toReversed().flatMap((one) => {
    const { subject = "", text = "", html = "" } = one.email
    return one.to.includes(to) ? [{ to, subject, text, html }] : []
  })

const newestMail = async (
  admin: Pool,
  secrets: Secrets["Service"],
  received: ReadonlyArray<ReceivedEmail>,
  to: string,
  linkTo = ""
): Promise<RenderedMail> => {
  const { rows } = await admin.query(
    "select sealed from app.mails where recipient = $1 and sealed is not null order by queued_at desc, id desc",
    [to]
  )
  const queued = await Promise.all(
    rows.map(async ({ sealed }): Promise<RenderedMail> =>
      JSON.parse(await Effect.runPromise(secrets.openText("mail", sealed)))
    )
  )
  const newest = [...queued, ...sentMails(received, to)].find(({ text }) => text.includes(linkTo))
  if (newest === undefined) throw new Error(`No mail to ${to}.`)
  return newest
}

/** Tests make more invalid requests than any caller. */
const USUAL = { LOG_LEVEL: "Error", REFUSALS_PER_MINUTE: "100000" }

const settingsOf = (
  dataDir: string,
  env: Readonly<Record<string, string>>,
  mailServer: AppOptions["mailServer"]
) => {
  const sending = mailServer && { MAIL_URL: mailServer.url }
  return Effect.runPromise(decodeSettings({ DATA_DIR: dataDir, ...USUAL, ...sending, ...env }))
}

/** Connections that run statements as superuser. */
const inspecting = (connectionString: string): Pool => {
  const admin = new Pool({ connectionString, max: 4 })
  // The pool does not wait for its sockets to close; dropping the database may cut one that is closing.
  return admin.on("connect", (client) => client.on("error", () => {})).on("error", () => {})
}

/** Starts the app. Stop it in `afterAll`. */
export const startApp = async ({
  workers = false,
  env = {},
  mailServer,
  database: shared
}: AppOptions = {}): Promise<TestApp> => {
  const database =
    shared === undefined ? await cloneDatabase() : { urls: shared.urls, drop: () => Promise.resolve() }
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-test-"))
  const settings = await settingsOf(dataDir, env, mailServer)
  const urls = {
    application: Redacted.make(database.urls.application),
    system: Redacted.make(database.urls.system),
    jobs: Redacted.make(database.urls.jobs)
  }
  const scope = Scope.makeUnsafe()
  const services = await startIn(scope, buildServices(settings, urls, workers ? "works" : "sends"))
  if (workers) await startIn(scope, Effect.provide(runWorkers(services), services.shared))
  const stop = new AbortController()
  const feed = await startIn(scope, liveFeed(services.system))
  const followed = await startIn(scope, liveSources(services.application, services.shared))
  const authority = Context.get(services.application, Authority)
  const admin = inspecting(database.urls.admin)
  const capacity = makeCapacity()
  const hono = createApp({
    settings,
    capacity,
    site,
    version: "test",
    mount: (app) => {
      mount(app, routes, services.application)
      mountIntakes(app, intakes, services.application, { perDay: settings.positionsPerDay })
      mountLive(app, feed, { person: authority.person, stopping: stop.signal })
      mountSources(app, followed, { authority, stopping: stop.signal })
    }
  })
  let listening: ReturnType<typeof listenOn> | undefined
  return {
    hono,
    request: (path, init) => hono.request(path, init),
    settings,
    services,
    admin,
    urls: database.urls,
    lastMail: (to, linkTo) =>
      newestMail(admin, Context.get(services.shared, Secrets), mailServer?.received ?? [], to, linkTo),
    address: () => (listening ??= listenOn(serverOf(hono, capacity, settings, services.application))).address,
    stop: async () => {
      stop.abort()
      await listening?.close()
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await admin.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
