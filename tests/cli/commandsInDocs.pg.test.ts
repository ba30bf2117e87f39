import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { Context } from "effect"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createOrganization, mailedToken, signUp, verifyEmail } from "../support/seeds.ts"
import { cliOn } from "./support.ts"

const BLOCK = /^```sh runnable\n([^]*?)^```$/gm
const PREFIX = /^(?:npm run cli --|npx motorpool) /
const COMMENT = / +# .*$/

/** The commands in the runnable blocks of a page, in order. */
const shownIn = (page: string): ReadonlyArray<string> =>
  [...readFileSync(page, "utf8").matchAll(BLOCK)].flatMap(([, text = ""]) => text.trim().split("\n"))

/** Splits a command into words as a shell does. */
const wordsOf = (command: string): ReadonlyArray<string> =>
  [
    ...command
      .replace(PREFIX, "")
      .replace(COMMENT, "")
      .matchAll(/"([^"]*)"|(\S+)/g)
  ].map(([, quoted, plain]) => quoted ?? plain ?? "")

const pages = ["docs/operations.md", "README.md", "docs/demo.md"] as const

let app: TestApp
let folder: string
/** Values for the page's placeholders. */
const placeholders = new Map<string, string>()

const person = async (name: string, email: string) => {
  const session = await signUp(app, name, email)
  await verifyEmail(app, session)
  return session
}

const scene = async () => {
  const [ada, ben] = [await person("Ada", "ada@example.com"), await person("Ben", "ben@example.com")]
  const id = await createOrganization(app, ada.access_token, "Northside Depot")
  await call(app, "POST", `/api/organizations/${id}/invitations`, {
    token: ada.access_token,
    body: { invited_name: "Ben", email: ben.email, role: "driver" }
  })
  const body = { token: await mailedToken(app, ben.email) }
  await call(app, "POST", "/api/me/memberships", { token: ben.access_token, body })
}

beforeAll(async () => {
  app = await startApp()
  folder = mkdtempSync(join(tmpdir(), "motorpool-docs-"))
  await scene()
  const { rows } = await app.admin.query(
    "update app.mails set status = 'failed' where kind like 'tenancy.%' returning id"
  )
  const { boss } = Context.get(app.services.shared, Queue)
  const id = (await boss.send("mail.send", { mailId: rows[0].id }, { retryLimit: 0 })) ?? ""
  await boss.fail("mail.send", id, { message: "No server." })
  const dead = await app.admin.query("select id from pgboss.job where name = $1", [DEAD_LETTERS])
  const file = join(folder, "customers.csv")
  writeFileSync(file, "Name,E-mail\nAutos Sur,ana@sur.example\n")
  placeholders.set("customers.csv", file).set("<mail>", rows[0].id).set("<dead>", dead.rows[0].id)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.stop()
})

it.each(pages)("%s contains runnable commands", (page) => {
  expect(shownIn(page).length).toBeGreaterThan(5)
  expect(shownIn(page).filter((command) => !PREFIX.test(command))).toEqual([])
})

const refusalOf = async (on: TestApp, command: string) => {
  const words = wordsOf(command).map((word) => placeholders.get(word) ?? word)
  return (await cliOn(on).typeAndRefusal(...words)).refusal
}

it.each(shownIn("docs/operations.md"))("docs/operations.md: runs %s", async (command) => {
  expect(await refusalOf(app, command)).toBeNull()
})

describe.each(["README.md", "docs/demo.md"])("%s, in a new installation", (page) => {
  let fresh: TestApp
  beforeAll(async () => {
    fresh = await startApp()
  })
  afterAll(() => fresh.stop())

  it.each(shownIn(page))("runs %s", async (command) => {
    expect(await refusalOf(fresh, command)).toBeNull()
  })
})
