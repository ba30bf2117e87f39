import { ArchiveCustomer } from "#customers/contract"
import Papa from "papaparse"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged } from "../support/history.ts"
import { createCustomersTenant, type CustomersTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const download = async (tenant: CustomersTenant, query = "", token = tenant.owner.access_token) => {
  const response = await app.hono.request(`/api/organizations/${tenant.id}/customer-export${query}`, {
    headers: { authorization: `Bearer ${token}` }
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: new TextDecoder().decode(bytes) }
}

/** The records of a file, including the header. */
const records = (text: string) => Papa.parse<ReadonlyArray<string>>(text.trimEnd()).data

const HOSTILE = [
  { name: '=HYPERLINK("http://evil.example","Click")', notes: "+1+1" },
  { name: "@SUM(A1)", notes: "-2+3" },
  { name: "'=already guarded", notes: "''+twice" },
  { name: "'t Hof", notes: "=one\nline" },
  { name: 'Quote " and ""', notes: "a;=1+1,b" },
  { name: "＝fullwidth", notes: "plain" }
]

it("returns a UTF-8 attachment with a byte order mark and the date in its name", async () => {
  const tenant = await createCustomersTenant(app)
  await tenant.customer({ name: "Çağla", email: "c@example.com", phone: "+49 170 1", notes: "one\ntwo" })
  const { status, headers, bytes, text } = await download(tenant)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/
  )
  expect(headers.get("cache-control")).toBe("no-store")
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(text).toBe(
    '"name","email","phone","notes","type","tags","owner"\r\n"Çağla","c@example.com","\'+49 170 1","one\ntwo","person","",""\r\n'
  )
  expect(await logged(app, tenant, "customers.exported")).toEqual([
    { subject: null, details: { count: "1" } }
  ])
})

it("contains all matches of a search, across pages, newest first", async () => {
  const tenant = await createCustomersTenant(app)
  for (let call = 0; call < 9; call++)
    await tenant.importRows(
      Array.from({ length: 100 }, (_, row) => ({ line: row + 2, name: `Row ${call * 100 + row}` }))
    )
  await tenant.customer({ name: "Other" })
  const archived = await tenant.customer({ name: "Row archived" })
  const token = tenant.owner.access_token
  await callEndpoint(app, ArchiveCustomer, { token, params: tenant.params({ customerId: archived.id }) })
  const all = records((await download(tenant)).text)
  expect(all).toHaveLength(902)
  expect(new Set(all.map(([name]) => name)).size).toBe(902)
  expect(all[1]).toEqual(["Other", "", "", "", "person", "", ""])
  expect(records((await download(tenant, "?search=row+77")).text).length).toBe(1 + 11)
  expect(records((await download(tenant, "?archived=true")).text).slice(1)).toEqual([
    ["Row archived", "", "", "", "person", "", ""]
  ])
})

it("has no cell that starts a formula, and restores every character when imported", async () => {
  const tenant = await createCustomersTenant(app)
  const created = await Promise.all(HOSTILE.map((fields) => tenant.create({ ...fields, phone: "+1 555" })))
  expect(created.map(({ status }) => status)).toEqual(HOSTILE.map(() => 201))
  const { text } = await download(tenant)
  const [, ...rows] = records(text)
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
  const copy = await createCustomersTenant(app)
  const report = await copy.importRows(
    rows.map(([name = "", email = "", phone = "", notes = ""], index) => ({
      line: index + 2,
      name,
      email,
      phone,
      notes
    }))
  )
  expect(report.value).toEqual({ created: HOSTILE.length, skipped: [], faults: [] })
  const fields = ({ name, phone, notes }: { name: string; phone: string | null; notes: string | null }) => ({
    name,
    phone,
    notes
  })
  expect((await copy.list()).map(fields)).toEqual((await tenant.list()).map(fields))
})

it("contains only a header when there are no customers", async () => {
  expect((await download(await createCustomersTenant(app))).text).toBe(
    '"name","email","phone","notes","type","tags","owner"\r\n'
  )
})

it("requires a manager or above", async () => {
  const tenant = await createCustomersTenant(app)
  const [manager, agent] = [await tenant.addMember("manager"), await tenant.addMember("agent")]
  expect((await download(tenant, "", manager.access_token)).status).toBe(200)
  expect((await download(tenant, "", agent.access_token)).status).toBe(403)
})

it("has no maximum size", async () => {
  const tenant = await createCustomersTenant(app)
  await app.admin.query(
    `insert into customers.customers (organization_id, id, name, notes, created_at, updated_at)
     select $1, gen_random_uuid(), 'Large', repeat('x', 5000), date_trunc('second', now()), now() from generate_series(1, 8000)`,
    [tenant.id]
  )
  const { status, text } = await download(tenant)
  expect([status, text.split("\r\n").length]).toEqual([200, 8002])
  expect(await logged(app, tenant, "customers.exported")).toEqual([
    { subject: null, details: { count: "8000" } }
  ])
})
