import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { program } from "../../apps/cli/program.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call, newPerson, PASSWORD } from "../support/client.ts"

let app: TestApp
let dataDir: string

beforeAll(async () => {
  app = await startApp()
  dataDir = mkdtempSync(join(tmpdir(), "motorpool-cli-"))
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await app.stop()
})

/** Types a command; answers the lines it wrote. */
const type = async (...words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const lines: Array<string> = []
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: app.urls.application,
    DATABASE_OWNER_URL: app.urls.owner,
    DATABASE_SYSTEM_URL: app.urls.system,
    DATABASE_JOBS_URL: app.urls.jobs
  }
  await program({ write: (line) => lines.push(line) }, environment).parseAsync([
    "node",
    "motorpool",
    ...words
  ])
  return lines
}

const json = async (...words: ReadonlyArray<string>): Promise<unknown> =>
  JSON.parse((await type(...words, "--json")).join(""))

it("db status and db migrate find a migrated database up to date", async () => {
  expect(await json("db", "status")).toEqual({ migrations: [] })
  expect(await json("db", "migrate")).toEqual({ migrations: [] })
  expect(await type("db", "status")).toEqual(["The database is up to date."])
})

it("users disable ends every session at once, users enable lets the person in again", async () => {
  const person = await newPerson(app)
  const me = () => call(app, "GET", "/api/me", { token: person.access_token })
  const signIn = () =>
    call(app, "POST", "/api/public/sign-in", { body: { email: person.email, password: PASSWORD } })
  expect(await json("users", "disable", person.email)).toEqual({ email: person.email, status: "disabled" })
  expect([(await me()).status, (await signIn()).status]).toEqual([401, 401])
  expect(await json("users", "enable", person.email)).toEqual({ email: person.email, status: "enabled" })
  expect([(await me()).status, (await signIn()).status]).toEqual([401, 200])
  const { rows } = await app.admin.query(
    "select actor_kind from audit.entries where user_id = $1 and action = 'account.disabled'",
    [person.user.id]
  )
  expect(rows).toEqual([{ actor_kind: "Operator" }])
})

it("an unknown account and a text that is no address are one sentence", async () => {
  await expect(type("users", "disable", "nobody@example.com")).rejects.toThrow("This account does not exist")
  await expect(type("users", "disable", "nobody")).rejects.toThrow('"nobody" is not an email address.')
})

it("demo load makes an organization with every role whose people can sign in, and refuses a second time", async () => {
  const { password, people } = (await json("demo", "load")) as {
    password: string
    people: ReadonlyArray<{ email: string; role: string }>
  }
  expect(people.map(({ role }) => role)).toEqual([
    "owner",
    "admin",
    "manager",
    "technician",
    "agent",
    "sales",
    "driver",
    "viewer"
  ])
  for (const { email, role } of people) {
    const session = await call(app, "POST", "/api/public/sign-in", { body: { email, password } })
    const { items } = (
      await call(app, "GET", "/api/me/organizations", {
        token: (session.body as { access_token: string }).access_token
      })
    ).body as { items: ReadonlyArray<{ name: string; role: string }> }
    expect(items).toMatchObject([{ name: "Riverside Depot", role }])
  }
  await expect(type("demo", "load")).rejects.toThrow("The demo data is loaded already.")
})
