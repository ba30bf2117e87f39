import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { LoadedDemo } from "../../apps/cli/demo/LoadedDemo.ts"
import { call } from "../support/client.ts"
import { freePort } from "../support/freePort.ts"
import { createOrganization, mailedToken } from "../support/seeds.ts"
import { contentOf, mentions } from "../support/tables.ts"
import { type DemoScene, demoScene, UNTIL } from "./demoScene.ts"
import { cliOn } from "./support.ts"

let app: DemoScene["app"]
let cli: DemoScene["cli"]
let stranger: DemoScene["stranger"]

beforeAll(async () => {
  ;({ app, cli, stranger } = await demoScene())
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

// The tests run in this order: loading takes longer than everything else, so that all use what the first one loaded.

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
