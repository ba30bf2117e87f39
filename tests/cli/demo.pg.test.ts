import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createOrganization, createPerson, mailedToken, type Person } from "../support/seeds.ts"
import { LoadedDemo } from "../../apps/cli/demo/LoadedDemo.ts"
import { freePort } from "../support/freePort.ts"
import { contentOf, mentions } from "../support/tables.ts"
import { cliOn } from "./support.ts"

const UNTIL = "2026-06-01T09:00:00Z"

let app: TestApp
let cli: ReturnType<typeof cliOn>
let stranger: Person

beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  stranger = await createPerson(app, "Somebody Else")
  await createOrganization(app, stranger.access_token, "Somebody's Vans")
})
afterAll(() => app.stop())

const signIn = async (email: string, password: string): Promise<string> => {
  const { body } = await call(app, "POST", "/api/public/sign-in", { body: { email, password } })
  return (body as { access_token: string }).access_token
}

const load = async () =>
  (await cli.json("demo", "load", "--until", UNTIL)) as { loaded: boolean; password: string; until: Date }

const readLoaded = async (): Promise<LoadedDemo> => {
  const { rows } = await app.admin.query<{ made: unknown }>("select made from app.demo_data")
  return Schema.decodeUnknownSync(LoadedDemo)(rows[0]?.made)
}

// The tests run in this order: loading takes longer than everything else, so that some use what an earlier one loaded.

it("a second demo load changes nothing, and demo reset restores the database", async () => {
  const untouched = await contentOf(app)
  expect(await load()).toMatchObject({ loaded: true })
  const loaded = await contentOf(app)
  expect(loaded["messaging.messages"]).not.toBe(untouched["messaging.messages"])
  const again = await cli.json("demo", "load")
  expect(again).toMatchObject({ loaded: false, until: new Date(UNTIL) })
  expect(await contentOf(app)).toEqual(loaded)
  expect(await cli.json("demo", "reset", "--dry-run")).toMatchObject({ removed: { organizations: 3 } })
  expect(await contentOf(app)).toEqual(loaded)
  expect(await cli.json("demo", "reset")).toMatchObject({ removed: { organizations: 3, leads: 6 } })
  expect(await contentOf(app)).toEqual(untouched)
  expect(await cli.json("demo", "reset")).toEqual({ removed: null })
})

it("demo load --dry-run loads nothing", async () => {
  const before = await contentOf(app)
  expect(await cli.json("demo", "load", "--until", UNTIL, "--dry-run")).toMatchObject({ loaded: true })
  expect(await contentOf(app)).toEqual(before)
})

/** A picture of one white pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64"
)

const choosePicture = async (token: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "image/png" }
  const body = new Uint8Array(PICTURE)
  const response = await app.hono.request("/api/me/avatar", { method: "PUT", headers, body })
  expect(response.status).toBe(200)
}

const uploadFile = async (within: string, token: string): Promise<void> => {
  const query = new URLSearchParams({ id: randomUUID(), name: "note.txt", size: "4" }).toString()
  const headers = { authorization: `Bearer ${token}`, "content-type": "text/plain" }
  const response = await app.hono.request(`${within}/files?${query}`, {
    method: "POST",
    headers,
    body: "Keys"
  })
  expect(response.status).toBe(201)
}

/** The file of a person's picture. */
const pictureOf = async (email: string): Promise<string> => {
  const { rows } = await app.admin.query<{ avatar_file: string }>(
    "select avatar_file from identity.profiles where user_id = (select id from identity.users where email = $1)",
    [email]
  )
  return join(app.settings.dataDir, "files", "avatars", rows[0]?.avatar_file ?? "missing")
}

it("demo reset changes nothing while the file store is unreachable", async () => {
  const { password } = await load()
  const token = await signIn("owner@riverside.example", password)
  await choosePicture(token)
  const before = await contentOf(app)
  const resetWith = (filesUrl: string) => cliOn(app, { FILES_URL: filesUrl }).refused("demo", "reset")
  const unused = `127.0.0.1:${await freePort()}`
  expect(await resetWith(`s3+http://key:secret@${unused}/bucket`)).toMatchObject({
    message: expect.stringContaining("The file store can't be reached"),
    exitCode: 4
  })
  expect((await resetWith("s3+https://files.example/bucket")).message).toMatch(
    /^FILES_URL does not contain a key/
  )
  expect(await contentOf(app)).toEqual(before)
  const picture = await pictureOf("owner@riverside.example")
  expect(existsSync(picture)).toBe(true)
})

it("demo reset removes what people added since, and nothing that belongs to others", async () => {
  const { password } = await load()
  const { organizations, people, leads } = await readLoaded()
  const { rows } = await app.admin.query<{ id: string }>(
    "select id from tenancy.organizations where name = 'Riverside Depot'"
  )
  const within = `/api/organizations/${rows[0]?.id}`
  const owner = await signIn("owner@riverside.example", password)
  const invitation = { invited_name: "Somebody Else", email: stranger.email, role: "agent" }
  await call(app, "POST", `${within}/invitations`, { token: owner, body: invitation })
  const token = stranger.access_token
  await call(app, "POST", "/api/me/memberships", {
    token,
    body: { token: await mailedToken(app, stranger.email) }
  })
  const customer = { name: "Added By Hand", email: null, phone: null, notes: null }
  const added = await call(app, "POST", `${within}/customers`, { token, body: customer })
  expect(added.status).toBe(201)
  await createOrganization(app, owner, "Riverside South")
  await choosePicture(owner)
  const picture = await pictureOf("owner@riverside.example")
  await uploadFile(within, owner)
  await cli.type("leads", "note", leads.at(-1) ?? "missing", "Called again.")
  const created = await app.admin.query<{ id: string }>(
    "select id from tenancy.organizations where name = 'Riverside South'"
  )
  const ids = [...organizations, ...people, ...leads, created.rows[0]?.id ?? "missing"]
  expect(await mentions(app, ...ids)).not.toEqual([])
  expect(await cli.json("demo", "reset")).toMatchObject({ removed: { organizations: 4 } })
  expect(await mentions(app, ...ids)).toEqual([])
  expect(existsSync(picture)).toBe(false)
  expect((await app.admin.query("select from files.discarded")).rowCount).toBe(0)
  const orphans = await app.admin.query(
    "select name from pgboss.job where data ? 'mailId' and not data ->> 'mailId' in (select id::text from app.mails)"
  )
  expect(orphans.rows).toEqual([])
  const me = await call(app, "GET", "/api/me/organizations", { token })
  expect((me.body as { items: ReadonlyArray<unknown> }).items).toMatchObject([{ name: "Somebody's Vans" }])
})

it("demo load --scale multiplies the data", async () => {
  const loaded = await cli.json("demo", "load", "--until", UNTIL, "--scale", "2")
  expect(loaded).toMatchObject({ loaded: true, scale: 2 })
  const { rows } = await app.admin.query(
    "select count(distinct thread_id)::int as threads from messaging.messages group by organization_id"
  )
  expect(rows).toEqual([{ threads: 60 }, { threads: 60 }, { threads: 60 }])
})

it("demo reset refuses while a person of the demo is a member elsewhere", async () => {
  const { password } = await load()
  const before = await contentOf(app)
  const token = stranger.access_token
  const { items } = (await call(app, "GET", "/api/me/organizations", { token })).body as {
    items: ReadonlyArray<{ id: string }>
  }
  const body = { invited_name: "Milan Novak", email: "driver@riverside.example", role: "driver" }
  await call(app, "POST", `/api/organizations/${items[0]?.id}/invitations`, { token, body })
  const driver = await signIn("driver@riverside.example", password)
  const join = { token: await mailedToken(app, "driver@riverside.example") }
  await call(app, "POST", "/api/me/memberships", { token: driver, body: join })
  const refused = await cli.refused("demo", "reset")
  expect(refused.message).toBe("Demo people are members of other organizations: Somebody's Vans.")
  expect((await contentOf(app))["messaging.messages"]).toBe(before["messaging.messages"])
  await call(app, "DELETE", `/api/organizations/${items[0]?.id}/membership`, { token: driver })
})

it("demo reset removes all of the multiplied data", async () => {
  expect(await cli.json("demo", "reset", "--dry-run")).toMatchObject({
    removed: { organizations: 3, leads: 12 }
  })
  expect(await cli.drawn("demo", "reset")).toMatch(/ 0 % demo data.* 85 % demo data\s.\[K$/s)
  expect(await cli.drawn("demo", "reset")).toBe("")
  expect(await cli.json("demo", "reset")).toEqual({ removed: null })
})
