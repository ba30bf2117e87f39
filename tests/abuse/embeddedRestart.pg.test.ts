import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findPostgres } from "#infra/embedded"
import { afterAll, beforeAll, expect, it } from "vitest"
import { call, type Product } from "../support/client.ts"
import { freePort } from "../support/freePort.ts"
import { PATIENT } from "../support/patience.ts"
import { launch, stopProcess, untilPrints } from "../support/processes.ts"
import { PASSWORD, signUp } from "../support/seeds.ts"

const FAILED = "PostgreSQL did not start"
const RESTARTED = "PostgreSQL is running again."

let dataDir: string
let env: Readonly<Record<string, string>>
let server: ChildProcess
let worker: ChildProcess
let place: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "motorpool-restart-"))
  chmodSync(dataDir, 0o711)
  env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: "Error" }
  server = await launch(env)
  worker = await launch(env, { args: ["apps/worker/main.ts"], ready: "Workers are ready" })
  place = (await findPostgres(dataDir))?.place ?? ""
})
afterAll(async () => {
  await stopProcess(worker)
  await stopProcess(server)
  await (await findPostgres(dataDir))?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const product: Pick<Product, "request"> = {
  request: (path, init) => fetch(`http://127.0.0.1:${env["PORT"]}${path}`, init)
}
const statusOf = async (path: string) => (await product.request(path, {})).status

const control = (name: string) => join(place, "data/global", name)

const killPostgres = () =>
  process.kill(Number(readFileSync(join(place, "data/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL")

/** What the live stream of a user has received so far, read until the server ends it. */
const openStream = async (token: string): Promise<() => string> => {
  const { body } = await product.request("/api/me/events", { headers: { authorization: `Bearer ${token}` } })
  let received = ""
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) received += chunk
  }
  void read().catch(() => undefined)
  await expect.poll(() => received, PATIENT).toContain("event: ready")
  return () => received
}

const mails = () => readdirSync(join(dataDir, "mail")).length

it("known flaw: an embedded PostgreSQL that dies stays dead until the product is restarted", async () => {
  const { access_token: token, email } = await signUp(product)
  await expect.poll(mails, PATIENT).toBe(1)
  const received = await openStream(token)
  const statuses = new Set<number>()
  let acknowledged = -1
  const rename = async (n: number) => {
    const { status } = await call(product, "PATCH", "/api/me/profile", {
      token,
      body: { full_name: `Ada ${n}` }
    })
    statuses.add(status)
    if (status === 200) acknowledged = n
  }

  // It cannot start at first, so that every attempt to restart it fails until its file is back.
  const failed = untilPrints(server, FAILED)
  const restarted = [server, worker].map((child) => untilPrints(child, RESTARTED))
  for (let n = 0; n < 40; n++) {
    if (n === 20) {
      renameSync(control("pg_control"), control("moved"))
      killPostgres()
    }
    await rename(n)
  }
  expect(acknowledged).toBeGreaterThanOrEqual(19)
  await failed
  expect(await statusOf("/healthz")).toBe(200)
  expect(await statusOf("/readyz")).toBe(503)
  renameSync(control("moved"), control("pg_control"))
  await Promise.all(restarted)
  await expect.poll(() => statusOf("/readyz"), PATIENT).toBe(200)

  const { body: me } = await call(product, "GET", "/api/me", { token })
  expect(me).toMatchObject({ full_name: `Ada ${acknowledged}` })
  // The stream that is still open and the background jobs continue.
  await call(product, "POST", "/api/public/sign-in", {
    body: { email, password: PASSWORD },
    headers: { "user-agent": "Another device" }
  })
  await expect.poll(received, PATIENT).toContain("SignedInFromNewDevice")
  await signUp(product, "Ben Driver")
  await expect.poll(mails, PATIENT).toBe(2)
  expect(statuses).toEqual(new Set([200, 503]))
})

it("stops within three seconds while PostgreSQL cannot be restarted", async () => {
  const failed = untilPrints(server, FAILED)
  const restarted = untilPrints(worker, RESTARTED)
  renameSync(control("pg_control"), control("moved"))
  killPostgres()
  await failed
  const before = performance.now()
  await stopProcess(server)
  expect(performance.now() - before).toBeLessThan(3_000)
  expect(server.exitCode).toBe(0)
  renameSync(control("moved"), control("pg_control"))
  await restarted
})

it("exits with one line that says what to do when the database's files are gone", async () => {
  let said = ""
  worker.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()))
  const exited = once(worker, "exit")
  renameSync(join(place, "data"), join(place, "moved"))
  process.kill(Number(readFileSync(join(place, "moved/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL")
  expect((await exited)[0]).toBe(1)
  expect(said.trimEnd().split("\n")).toEqual([
    `The database's folder ${join(place, "data")} no longer exists. Restore it from a backup before you start Motorpool again, or it will start with an empty database.`
  ])
})
