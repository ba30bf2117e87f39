import { ArchiveCustomer } from "#customers/contract"
import Papa from "papaparse"
import { afterAll, beforeAll, expect, it } from "vitest"
import { importsOf } from "../imports/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged } from "../support/history.ts"
import { cellsOf } from "../infra/spreadsheets/reading.ts"
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

/** The columns of an import. */
const IMPORTED = "?columns=name,email,phone,notes,type,tags,owner"

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
  expect(text).toMatch(
    /^"name","email","phone","notes","type","tags","owner","created","updated"\r\n"Çağla","c@example.com","'\+49 170 1","one\ntwo","person","","","2\d{3}-[-\d]{5} [:\d]{8}","2[^"]+"\r\n$/
  )
  expect(await logged(app, tenant, "customers.exported")).toEqual([
    { subject: null, details: { count: "1" } }
  ])
})

it("contains all matches of a search, across pages, newest first", async () => {
  const tenant = await createCustomersTenant(app)
  await importsOf(app, tenant).run(["Name", ...Array.from({ length: 900 }, (_, row) => `Row ${row}`)])
  await tenant.customer({ name: "Other" })
  const archived = await tenant.customer({ name: "Row archived" })
  const token = tenant.owner.access_token
  await callEndpoint(app, ArchiveCustomer, { token, params: tenant.params({ customerId: archived.id }) })
  const all = records((await download(tenant, IMPORTED)).text)
  expect(all).toHaveLength(902)
  expect(new Set(all.map(([name]) => name)).size).toBe(902)
  expect(all[1]).toEqual(["Other", "", "", "", "person", "", ""])
  expect(records((await download(tenant, `${IMPORTED}&search=row+77`)).text).length).toBe(1 + 11)
  expect(records((await download(tenant, `${IMPORTED}&archived=true`)).text).slice(1)).toEqual([
    ["Row archived", "", "", "", "person", "", ""]
  ])
})

it("has no cell that starts a formula, and restores every character when imported", async () => {
  const tenant = await createCustomersTenant(app)
  const created = await Promise.all(HOSTILE.map((fields) => tenant.create({ ...fields, phone: "+1 555" })))
  expect(created.map(({ status }) => status)).toEqual(HOSTILE.map(() => 201))
  const { text } = await download(tenant, IMPORTED)
  const [, ...rows] = records(text)
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
  const copy = await createCustomersTenant(app)
  expect(await importsOf(app, copy).run(text)).toMatchObject({
    created: HOSTILE.length,
    skipped: 0,
    failed: 0
  })
  const fields = ({ name, phone, notes }: { name: string; phone: string | null; notes: string | null }) => ({
    name,
    phone,
    notes
  })
  expect((await copy.list()).map(fields)).toEqual((await tenant.list()).map(fields))
})

it("is a workbook of the columns that are shown, in their order, with the search and sort of the list", async () => {
  const tenant = await createCustomersTenant(app)
  const rows = Array.from({ length: 600 }, (_, row) => ({ name: `Row ${1000 + row}`, phone: "=1+1" }))
  await importsOf(app, tenant).run(["Name,Phone", ...rows.map(({ name, phone }) => `${name},${phone}`)])
  const query = "?format=xlsx&columns=phone,name,created&search=row&sort=-name&time_zone=Asia/Tokyo"
  const { status, headers, bytes } = await download(tenant, query)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe(
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  )
  expect(headers.get("content-disposition")).toMatch(/customers-\d{4}-\d\d-\d\d\.xlsx"$/)
  const [header, ...customers] = await cellsOf(bytes)
  expect(header).toEqual(["phone", "name", "created"])
  expect(customers.map(([phone, name]) => [phone, name])).toEqual(
    rows.map(({ phone, name }) => [phone, name]).toReversed()
  )
  const [created] = await tenant.list()
  const inTokyo = new Date((created?.created_at.getTime() ?? 0) + 9 * 3_600_000).toISOString()
  expect(customers[0]?.[2]?.slice(0, 16)).toBe(inTokyo.slice(0, 16).replace("T", " "))
})

it("refuses columns, formats and time zones that do not exist", async () => {
  const tenant = await createCustomersTenant(app)
  for (const query of ["?columns=name,password", "?columns=", "?format=pdf", "?time_zone=Mars"])
    expect((await download(tenant, query)).status).toBe(422)
})

it("contains only a header when there are no customers", async () => {
  const tenant = await createCustomersTenant(app)
  expect((await download(tenant, "?columns=name,email")).text).toBe('"name","email"\r\n')
  const { bytes } = await download(tenant, "?format=xlsx&columns=name")
  expect(await cellsOf(bytes)).toEqual([["name"]])
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
