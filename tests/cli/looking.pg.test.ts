import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { operations } from "../../apps/cli/operations.ts"
import type { Operation } from "#infra/cli"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { contentOf } from "../support/tables.ts"
import { type FullTenant, createFullTenant } from "./scene.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let tenant: FullTenant
let lead: string

beforeAll(async () => {
  app = await startApp()
  tenant = await createFullTenant(app, "House")
  const person = { first_name: "Ana", last_name: "Ruiz", job_title: "Owner", business_type: "rental" }
  const body = { ...person, company: "Shellcars", email: "ana@shellcars.example" }
  await call(app, "POST", "/api/public/demo-requests", { body })
  lead = (await app.admin.query("select id from leads.leads")).rows[0].id
})
afterAll(() => app.stop())

/** The arguments of the commands that require some. */
const argumentsOf: Readonly<Record<string, () => ReadonlyArray<string>>> = {
  completion: () => ["bash"],
  "inspections export": () => [
    "--vehicle",
    tenant.vehicle,
    "--file",
    "/dev/null",
    "--from",
    "2026-01-01",
    "--to",
    "2026-01-31"
  ],
  "leads show": () => [lead],
  "mail show": () => [tenant.mail],
  "tenants show": () => [tenant.id],
  "tenants storage": () => [tenant.id],
  "users show": () => [tenant.owner.email],
  "vehicles decode": () => ["1M8GDM9AXKP042788"],
  "vehicles show": () => [tenant.vehicle],
  "work-orders show": () => [tenant.workOrder]
}

const runCommand = ({ words, organization, person }: Operation) =>
  cliOn(app).typeAndRefusal(
    ...words.split(" "),
    ...(argumentsOf[words]?.() ?? []),
    ...(organization === "needed" ? ["--organization", tenant.id] : []),
    ...(person === "needed" ? ["--as", tenant.owner.email] : [])
  )

const rowsOf = async (statement: string) => (await app.admin.query(statement)).rows

/** The entries of the audit log, as storage counts them. */
const countedEntries = async () => {
  const [row] = await rowsOf("select app.bytes_expression('audit.entries') as bytes")
  return rowsOf(
    `select r.organization_id, 1 as rows, (${row.bytes})::int as bytes from audit.entries r order by r.id`
  )
}

/** They reveal an organization's data, so they are audited. */
const audited = ["customers export", "inspections export", "messages list", "vehicles export"]
const readOnly = operations.filter(({ changes }) => !changes)

it.each(readOnly.filter(({ words }) => audited.includes(words)))(
  "$words adds a line to the audit log, which is counted, and changes nothing else",
  async (operation) => {
    const snapshot = async () => ({
      ...(await contentOf(app)),
      queues: await rowsOf("select * from pgboss.queue order by name"),
      "audit.entries": await countedEntries(),
      "app.storage_changes": await rowsOf(
        "select organization_id, rows::int, bytes::int from app.storage_changes order by position"
      )
    })
    const before = await snapshot()
    expect(await runCommand(operation)).toMatchObject({ refusal: null })
    const after = await snapshot()
    const added = after["audit.entries"].at(-1)
    expect(added).toMatchObject({ organization_id: tenant.id, rows: 1 })
    expect(after).toEqual({
      ...before,
      "audit.entries": [...before["audit.entries"], added],
      "app.storage_changes": [...before["app.storage_changes"], added]
    })
  }
)

describe("in a read-only database", () => {
  beforeAll(() =>
    app.admin.query(
      `do $$ begin
         execute format('alter database %I set default_transaction_read_only = on', current_database());
       end $$`
    )
  )

  it.each(readOnly.filter(({ words }) => !audited.includes(words)))(
    "$words prints a result",
    async (operation) => {
      const { out, refusal } = await runCommand(operation)
      expect([out, refusal]).toEqual([expect.stringMatching(/./), null])
    }
  )
})
