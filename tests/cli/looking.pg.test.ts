import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { operations } from "../../apps/cli/operations.ts"
import type { Operation } from "#infra/cli"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { contentOf } from "../support/tables.ts"
import { type FullHouse, fullHouse } from "./scene.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let house: FullHouse
let lead: string

beforeAll(async () => {
  app = await startApp()
  house = await fullHouse(app, "House")
  const person = { first_name: "Ana", last_name: "Ruiz", job_title: "Owner", business_type: "rental" }
  const body = { ...person, company: "Shellcars", email: "ana@shellcars.example" }
  await call(app, "POST", "/api/public/demo-requests", { body })
  lead = (await app.admin.query("select id from leads.leads")).rows[0].id
})
afterAll(() => app.stop())

/** What is typed after the commands that want to know more. */
const typed: Readonly<Record<string, () => ReadonlyArray<string>>> = {
  completion: () => ["bash"],
  "leads show": () => [lead],
  "mail show": () => [house.mail],
  "tenants show": () => [house.id],
  "users show": () => [house.owner.email]
}

const type = ({ words, organization, person }: Operation) =>
  cliOn(app).typeAndRefusal(
    ...words.split(" "),
    ...(typed[words]?.() ?? []),
    ...(organization === "needed" ? ["--organization", house.id] : []),
    ...(person === "needed" ? ["--as", house.owner.email] : [])
  )

/** What leaves the house by them belongs in its audit log. */
const audited = ["customers export", "messages list"]
const looking = operations.filter(({ changes }) => !changes)

it.each(looking.filter(({ words }) => audited.includes(words)))(
  "$words leaves a line in the audit log, and nothing else",
  async (operation) => {
    const standing = async () => ({
      ...(await contentOf(app)),
      queues: (await app.admin.query("select * from pgboss.queue order by name")).rows,
      "audit.entries": (await app.admin.query("select count(*)::int as count from audit.entries")).rows[0]
        .count
    })
    const before = await standing()
    expect(await type(operation)).toMatchObject({ refusal: null })
    expect(await standing()).toEqual({ ...before, "audit.entries": before["audit.entries"] + 1 })
  }
)

describe("where nothing may be written", () => {
  beforeAll(() =>
    app.admin.query(
      `do $$ begin
         execute format('alter database %I set default_transaction_read_only = on', current_database());
       end $$`
    )
  )

  it.each(looking.filter(({ words }) => !audited.includes(words)))("$words answers", async (operation) => {
    const { out, refusal } = await type(operation)
    expect([out, refusal]).toEqual([expect.stringMatching(/./), null])
  })
})
