import { ensurePostgres, findPostgres } from "#infra/embedded"
import { OrganizationDetails } from "#tenancy/contract"
import { Schema } from "effect"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { PATIENT } from "../support/patience.ts"
import { type OwnServer, startOwnServer } from "./ownServer.ts"

const BIN = resolve("apps/cli/bin.mjs")

let own: OwnServer

beforeAll(async () => {
  own = await startOwnServer("motorpool-bin-")
})
afterAll(() => own.remove())

const cli = (...words: ReadonlyArray<string>) => own.run(BIN, ...words)

const Seeded = Schema.Struct({ organization: OrganizationDetails, link: Schema.String })
const seeded = Schema.decodeUnknownSync(Schema.toCodecJson(Seeded))
const email = "nia@harbor.example"

it("works beside a running server, on the same embedded database", async () => {
  const seedArguments = ["tenants", "seed", "Harbor Fleet", "--owner", email, "--owner-name", "Nia Owner"]
  const { code, out, errors } = await cli(...seedArguments, "--show-token", "--json")
  expect([code, errors]).toEqual([0, ""])
  const { organization, link } = seeded(JSON.parse(out))
  const password = "a long way to the harbor"
  await own.send("PUT", "/api/public/password", { token: link.split("#token=")[1], password })
  const session = await own.send("POST", "/api/public/sign-in", { email, password })
  const { access_token: token } = (await session.json()) as { access_token: string }
  const mine = (await (await own.send("GET", "/api/me/organizations", undefined, token)).json()) as {
    items: ReadonlyArray<unknown>
  }
  expect(mine.items).toMatchObject([{ id: organization.id, role: "owner" }])
  expect((await cli("users", "disable", email)).out).toBe(`${email} is disabled.\n`)
  expect((await own.send("GET", "/api/me", undefined, token)).status).toBe(401)
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

it("succeeds silently when the reader closes the pipe early", async () => {
  const closed = spawn(process.execPath, [BIN, "completion", "bash"], { env: own.environment })
  closed.stdout.destroy()
  let errors = ""
  closed.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
  expect([...(await once(closed, "close")), errors]).toEqual([0, null, ""])
})

it("works without a server and stops the database it started", async () => {
  await own.stop()
  const { code, out } = await cli("tenants", "list")
  expect(code).toBe(0)
  expect(out).toContain("Harbor Fleet")
  expect(await findPostgres(own.dataDir)).toBeUndefined()
})

it("Ctrl-C rolls back unfinished changes", async () => {
  const { urls } = await ensurePostgres({ dataDir: own.dataDir })
  const holder = new Client({ connectionString: urls.admin })
  // The command stops the database server when it exits.
  holder.on("error", () => {})
  await holder.connect()
  await holder.query("begin; lock table identity.users")
  const command = spawn(process.execPath, [BIN, "users", "enable", email], { env: own.environment })
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
