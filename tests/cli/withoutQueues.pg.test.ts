import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { cliOn } from "./support.ts"

// Migrated, but no server ever started on it: pg-boss has no tables yet.
let database: ClonedDatabase
let admin: Client
let dataDir: string
let cli: ReturnType<typeof cliOn>

beforeAll(async () => {
  database = await cloneDatabase("migrated")
  admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
  dataDir = mkdtempSync(join(tmpdir(), "motorpool-queues-"))
  cli = cliOn({ settings: { dataDir }, urls: database.urls })
})
afterAll(async () => {
  await admin.end()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const tables = async (): Promise<number> =>
  (await admin.query("select count(*)::int as count from pg_tables where schemaname = 'pgboss'")).rows[0]
    .count

const seed = ["tenants", "seed", "Depot", "--owner", "ada@example.com", "--owner-name", "Ada Lovelace"]

it("read-only commands report empty queues and create none", async () => {
  for (const words of [["tenants", "list"], ["jobs", "list"], ["jobs", "dead"], ["doctor"]])
    expect(await cli.typeAndRefusal(...words)).toMatchObject({
      out: expect.stringMatching(/./),
      refusal: null
    })
  expect(await tables()).toBe(0)
})

it("a dry run needs no queues and creates none", async () => {
  for (const words of [seed, ["jobs", "retry", "--all"], ["jobs", "run", "jobs.report-dead-letters"]])
    expect((await cli.type(...words, "--dry-run")).notes).toContain("Dry run: nothing was changed.")
  expect(await tables()).toBe(0)
})

it("a command that changes something creates the queues of its jobs", async () => {
  await cli.type(...seed)
  const { items } = (await cli.json("jobs", "list")) as {
    items: ReadonlyArray<{ name: string; waiting: number }>
  }
  expect(items.find(({ name }) => name === "mail.send")).toMatchObject({ waiting: 1 })
})
