import { DefaultQuotas, StorageUsage } from "#tenancy/contract"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant } from "../support/tenant.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
})
afterAll(() => app.stop())

const usage = Schema.decodeUnknownSync(StorageUsage)
const defaults = Schema.decodeUnknownSync(DefaultQuotas)

it("shows what an organization stores, and sets its quota and the default", async () => {
  const { id } = await createTenant(app)
  const shown = usage(await cli.json("tenants", "storage", id))
  expect(shown).toMatchObject({ max_rows: 500_000, max_bytes: 500_000_000, is_default: true })
  // The owner's membership and the entry in the audit log.
  expect(shown).toMatchObject({ rows: 2 })
  expect((await cli.type("tenants", "storage", id)).out).toMatch(/rows +2 of 500000 \(0 %\)/)

  const own = usage(await cli.json("tenants", "set-quota", id, "--rows", "900000"))
  expect(own).toMatchObject({ max_rows: 900_000, max_bytes: 500_000_000, is_default: false })
  const changed = defaults(await cli.json("tenants", "set-default-quotas", "--rows", "600000"))
  expect(changed).toEqual({ max_rows: 600_000, max_bytes: 500_000_000, max_owned: 10 })
  expect(usage(await cli.json("tenants", "storage", id)).max_rows).toBe(900_000)
  expect(usage(await cli.json("tenants", "set-quota", id, "--default"))).toMatchObject({
    max_rows: 600_000,
    is_default: true
  })

  const { rows } = await app.admin.query(
    "select actor_kind, action, details from audit.entries where action like '%quota%' order by id"
  )
  expect(rows.map(({ action }) => action)).toEqual([
    "organization.quota_changed",
    "installation.quotas_changed",
    "organization.quota_changed"
  ])
  expect(rows[0]).toMatchObject({ actor_kind: "Operator", details: { rows: "900000", bytes: "500000000" } })
})

it("refuses to change nothing, and quotas that are not positive", async () => {
  const { id } = await createTenant(app)
  for (const words of [
    ["tenants", "set-quota", id],
    ["tenants", "set-quota", id, "--rows", "0"],
    ["tenants", "set-quota", id, "--rows", "5", "--default"],
    ["tenants", "set-default-quotas"]
  ])
    expect(await cli.refused(...words)).toMatchObject({ exitCode: 2 })
})
