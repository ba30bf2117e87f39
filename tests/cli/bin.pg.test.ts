import { ensurePostgres, findPostgres } from "#infra/embedded"
import { OrganizationDetails } from "#tenancy/contract"
import { Schema } from "effect"
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { freePort } from "../support/freePort.ts"
import { PATIENT } from "../support/patience.ts"
import { ENVIRONMENT, launch, stopProcess } from "../support/processes.ts"

const BIN = resolve("apps/cli/bin.mjs")

let dataDir: string
let port: number
let server: ChildProcess | undefined

const environment = () => ({
  ...ENVIRONMENT,
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: "Error"
})

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "motorpool-bin-"))
  // As root, PostgreSQL runs as another user, which needs access to the folder.
  chmodSync(dataDir, 0o711)
  port = await freePort()
  server = await launch(environment())
})
afterAll(async () => {
  await stopProcess(server)
  await (await findPostgres(dataDir))?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs a program outside of the project's folder. */
const run = (...program: ReadonlyArray<string>) =>
  new Promise<{ code: number; out: string; errors: string }>((done) => {
    const options = { env: environment(), cwd: tmpdir() }
    const child = execFile(process.execPath, program, options, (_, out, errors) =>
      done({ code: child.exitCode ?? -1, out, errors })
    )
  })

const cli = (...words: ReadonlyArray<string>) => run(BIN, ...words)

const send = (method: string, path: string, body: object | undefined, token?: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })

const Seeded = Schema.Struct({ organization: OrganizationDetails, link: Schema.String })
const seeded = Schema.decodeUnknownSync(Schema.toCodecJson(Seeded))
const email = "nia@harbor.example"

it("works beside a running server, on the same embedded database", async () => {
  const seedArguments = ["tenants", "seed", "Harbor Fleet", "--owner", email, "--owner-name", "Nia Owner"]
  const { code, out, errors } = await cli(...seedArguments, "--show-token", "--json")
  expect([code, errors]).toEqual([0, ""])
  const { organization, link } = seeded(JSON.parse(out))
  const password = "a long way to the harbor"
  await send("PUT", "/api/public/password", { token: link.split("#token=")[1], password })
  const session = await send("POST", "/api/public/sign-in", { email, password })
  const { access_token: token } = (await session.json()) as { access_token: string }
  const own = (await (await send("GET", "/api/me/organizations", undefined, token)).json()) as {
    items: ReadonlyArray<unknown>
  }
  expect(own.items).toMatchObject([{ id: organization.id, role: "owner" }])
  expect((await cli("users", "disable", email)).out).toBe(`${email} is disabled.\n`)
  expect((await send("GET", "/api/me", undefined, token)).status).toBe(401)
})

it("ends with the documented exit code and writes errors to standard error", async () => {
  expect(await cli("users", "show", "nobody@example.com", "--json")).toEqual({
    code: 3,
    out: "",
    errors: "There is no account nobody@example.com.\nHint: `motorpool users list` shows the accounts.\n"
  })
  expect(await cli("users", "fly")).toMatchObject({ code: 2, out: "" })
  expect(await cli("members", "list", "--help")).toMatchObject({ code: 0, errors: "" })
})

it("shows the help of npm run demo, and nothing else", async () => {
  const { code, out, errors } = await run(resolve("scripts/demo.ts"), "--help")
  expect({ code, errors }).toEqual({ code: 0, errors: "" })
  expect(out).toContain("Usage: motorpool demo load")
})

it("npm run demo loads beside a running server and prints accounts that can sign in", async () => {
  const { code, out, errors } = await run(resolve("scripts/demo.ts"), "--until", "2026-06-01T09:00:00Z")
  expect(code).toBe(0)
  expect(errors).toContain(`Motorpool is running: http://localhost:${port}`)
  const [, password] = /Everyone's password: (.+)/.exec(out) ?? []
  const [person] = /\S+@lakeview[.]example/.exec(out) ?? []
  expect((await send("POST", "/api/public/sign-in", { email: person, password })).status).toBe(200)
})

it("succeeds silently when the reader closes the pipe early", async () => {
  const closed = spawn(process.execPath, [BIN, "completion", "bash"], { env: environment() })
  closed.stdout.destroy()
  let errors = ""
  closed.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
  expect([...(await once(closed, "close")), errors]).toEqual([0, null, ""])
})

it("works without a server and stops the database it started", async () => {
  await stopProcess(server)
  const { code, out } = await cli("tenants", "list")
  expect(code).toBe(0)
  expect(out).toContain("Harbor Fleet")
  expect(await findPostgres(dataDir)).toBeUndefined()
})

it("Ctrl-C rolls back unfinished changes", async () => {
  const { urls } = await ensurePostgres({ dataDir })
  const holder = new Client({ connectionString: urls.admin })
  // The command stops the database server when it exits.
  holder.on("error", () => {})
  await holder.connect()
  await holder.query("begin; lock table identity.users")
  const command = spawn(process.execPath, [BIN, "users", "enable", email], { env: environment() })
  let errors = ""
  command.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(command, "close")
  await vi.waitFor(async () => {
    const { rows } = await holder.query(
      "select pid from pg_locks where relation = 'identity.users'::regclass and not granted"
    )
    if (rows.length === 0) throw new Error("The command is not waiting yet.")
  }, PATIENT)
  command.kill("SIGINT")
  expect(await ended).toEqual([130, null])
  expect(errors).toBe("Interrupted: unfinished changes were rolled back.\n")
  await holder.end()
  expect((await cli("users", "show", email)).out).toContain("disabled")
})
