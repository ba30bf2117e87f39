import { EditOrganization } from "#tenancy/contract"
import Papa from "papaparse"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const download = async ({ id, owner }: Tenant, token = owner.access_token) => {
  const response = await app.hono.request(`/api/organizations/${id}/audit-log-export`, {
    headers: { authorization: `Bearer ${token}` }
  })
  const { status, headers } = response
  return { status, headers, text: await response.text() }
}

const records = (text: string) => Papa.parse<ReadonlyArray<string>>(text.trimEnd()).data

it("exports every entry, including the export, and no cell that starts a formula", async () => {
  const tenant = await createTenant(app)
  await callEndpoint(app, EditOrganization, {
    token: tenant.owner.access_token,
    params: tenant.params(),
    body: { name: "=1+1" }
  })
  const { status, headers, text } = await download(tenant)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(headers.get("content-disposition")).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/)
  const [header, ...rows] = records(text)
  expect(header).toEqual(["at", "actor_kind", "actor", "action", "subject", "details", "address"])
  expect(rows.map(([, ...cells]) => cells.slice(0, 5))).toEqual([
    ["Member", "Olga Owner", "audit_log.exported", "", ""],
    ["Member", "Olga Owner", "organization.edited", "'=1+1", "name: =1+1"],
    ["Member", "Olga Owner", "organization.founded", "Riverside Depot", ""]
  ])
  expect(rows.every(([at = ""]) => !Number.isNaN(Date.parse(at)))).toBe(true)
})

it("continues across pages without gaps or duplicates, and only with this organization's entries", async () => {
  const [tenant, other] = [await createTenant(app), await createTenant(app, "Zanzibar")]
  await app.admin.query(
    `insert into audit.entries (id, at, action, organization_id, actor_kind, subject)
     select gen_random_uuid(), '2026-01-01T00:00:00Z', 'test.line', $1, 'Operator', n::text
     from generate_series(1, 600) as n`,
    [tenant.id]
  )
  const { text } = await download(tenant)
  const subjects = records(text).flatMap(([, , , action, subject]) =>
    action === "test.line" ? [subject] : []
  )
  expect(subjects).toHaveLength(600)
  expect(new Set(subjects).size).toBe(600)
  expect(text).not.toContain("Zanzibar")
  expect((await download(tenant, other.owner.access_token)).status).toBe(404)
})

it("is limited to owners and admins", async () => {
  const tenant = await createTenant(app)
  const [admin, manager] = [await tenant.addMember("admin"), await tenant.addMember("manager")]
  expect((await download(tenant, admin.access_token)).status).toBe(200)
  expect((await download(tenant, manager.access_token)).status).toBe(403)
})
