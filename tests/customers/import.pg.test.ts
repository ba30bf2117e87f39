import { ArchiveCustomer, ImportCustomers, UndoImport } from "#customers/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { processorTimeWithDatabase } from "../support/processorTime.ts"
import type { Person } from "../support/seeds.ts"
import { createCustomersTenant, type CustomersTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const undo = (tenant: CustomersTenant, importId: string, by: Person = tenant.owner) =>
  callEndpoint(app, UndoImport, { token: by.access_token, params: tenant.params({ importId }) })

const FILE = [
  { line: 2, name: " Ada ", email: "ADA@example.com", phone: "'+49 170 1", notes: "line one\r\nline two" },
  { line: 3, name: "", email: "nobody", phone: "1".repeat(41), notes: "ok" },
  { line: 4, name: "Bob", email: "  ", phone: "" },
  { line: 5, name: "Ada again", email: "ada@example.com" },
  { line: 6, name: "Known", email: "known@example.com" },
  { line: 7, name: "Two", email: "a@example.com, b@example.com" },
  { line: 8, name: "Nul\u0000", email: "nul@example.com" }
]

const ONE_ADDRESS = "Enter a valid email address, such as name@example.com."

const REPORT = {
  created: 2,
  skipped: [
    { line: 5, email: "ada@example.com", same_as: 2 },
    { line: 6, email: "known@example.com", same_as: null }
  ],
  faults: [
    { line: 3, field: "name", code: "required", message: "Name is required." },
    { line: 3, field: "email", code: "not_an_email", message: ONE_ADDRESS },
    {
      line: 3,
      field: "phone",
      code: "too_long",
      limit: 40,
      message: "Phone must be at most 40 characters."
    },
    { line: 7, field: "email", code: "not_an_email", message: ONE_ADDRESS },
    {
      line: 8,
      field: "name",
      code: "control_characters",
      message: "Name must not contain control characters."
    }
  ]
}

describe("importing customers", () => {
  it("imports valid rows, skips known addresses and reports the errors of each other row", async () => {
    const tenant = await createCustomersTenant(app)
    await tenant.customer({ name: "Known before", email: "known@example.com" })
    const { status, value } = await tenant.importRows(FILE)
    expect([status, value]).toEqual([200, REPORT])
    expect(await tenant.list()).toMatchObject([
      { name: "Ada", email: "ada@example.com", phone: "+49 170 1", notes: "line one\r\nline two" },
      { name: "Bob", email: null, phone: null, notes: null },
      { name: "Known before" }
    ])
    expect(await logged(app, tenant, "customers.imported")).toHaveLength(1)
    expect(await published(app, tenant, "CustomersImported")).toBe(1)
  })

  it("previews the same result without writing", async () => {
    const tenant = await createCustomersTenant(app)
    await tenant.customer({ name: "Known before", email: "known@example.com" })
    const importId = randomUUID()
    expect((await tenant.importRows(FILE, { importId, preview: true })).value).toEqual(REPORT)
    expect(await tenant.names()).toEqual(["Known before"])
    expect((await undo(tenant, importId)).status).toBe(404)
    expect(await logged(app, tenant, "customers.imported")).toEqual([])
    expect(await published(app, tenant, "CustomersImported")).toBe(0)
    expect((await tenant.importRows(FILE, { importId })).value).toEqual(REPORT)
    expect((await tenant.importRows(FILE, { importId, preview: true })).value).toEqual(REPORT)
  })

  it("imports nothing twice when repeated, and reports the same", async () => {
    const tenant = await createCustomersTenant(app)
    await tenant.customer({ name: "Known before", email: "known@example.com" })
    const importId = randomUUID()
    for (const _ of [1, 2, 3]) expect((await tenant.importRows(FILE, { importId })).value).toEqual(REPORT)
    expect(await tenant.list()).toHaveLength(3)
    expect(await logged(app, tenant, "customers.imported")).toHaveLength(1)
  })

  it("imports each row once when ten identical requests run concurrently", async () => {
    const tenant = await createCustomersTenant(app)
    const importId = randomUUID()
    const rows = Array.from({ length: 50 }, (_, index) => ({ line: index + 2, name: `Row ${index}` }))
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => tenant.importRows(rows, { importId }))
    )
    expect(responses.map(({ value }) => value.created)).toEqual(Array.from({ length: 10 }, () => 50))
    expect(await tenant.list({ limit: "200" })).toHaveLength(50)
    expect(await logged(app, tenant, "customers.imported")).toHaveLength(1)
  })

  it("imports each customer once from two concurrent files in opposite order", async () => {
    const tenant = await createCustomersTenant(app)
    const rows = Array.from({ length: 100 }, (_, index) => ({
      line: index + 2,
      name: `Row ${index}`,
      email: `row${index}@example.com`
    }))
    const opposite = rows.toReversed().map((row, index) => ({ ...row, line: index + 2 }))
    const responses = await Promise.all([tenant.importRows(rows), tenant.importRows(opposite)])
    const created = responses.map(({ value }) => value.created)
    expect((created[0] ?? 0) + (created[1] ?? 0)).toBe(100)
    expect(await tenant.list({ limit: "100" })).toHaveLength(100)
  })

  it("records a file sent in several requests as one import, in the order of the file", async () => {
    const tenant = await createCustomersTenant(app)
    const importId = randomUUID()
    const rows = Array.from({ length: 12 }, (_, index) => ({ line: index + 2, name: `Row ${index}` }))
    await tenant.importRows(rows.slice(6), { importId })
    await tenant.importRows(rows.slice(0, 6), { importId })
    expect(await tenant.names()).toEqual(rows.map(({ name }) => name))
    expect(await logged(app, tenant, "customers.imported")).toHaveLength(1)
    expect((await undo(tenant, importId)).value).toEqual({ removed: 12, archived: 0 })
  })

  it("imports 100 full rows in less than 200 ms", async () => {
    const tenant = await createCustomersTenant(app)
    const rows = Array.from({ length: 100 }, (_, index) => ({
      line: index + 2,
      name: `Customer number ${index} of a long list`,
      email: `customer.number.${index}@customers.example.com`,
      phone: `+49 170 ${1_000_000 + index}`,
      notes: "Met at the fair. ".repeat(20)
    }))
    const created = { created: 100, skipped: [], faults: [] }
    const took = await processorTimeWithDatabase(app, async () =>
      expect((await tenant.importRows(rows)).value).toEqual(created)
    )
    expect(took).toBeLessThan(200)
  })

  it("accepts the address of an archived customer", async () => {
    const tenant = await createCustomersTenant(app)
    const { id } = await tenant.customer({ email: "free@example.com" })
    const token = tenant.owner.access_token
    await callEndpoint(app, ArchiveCustomer, { token, params: tenant.params({ customerId: id }) })
    const { value } = await tenant.importRows([{ line: 2, name: "New", email: "free@example.com" }])
    expect(value).toEqual({ created: 1, skipped: [], faults: [] })
  })

  it.each([
    [
      "101 rows",
      Array.from({ length: 101 }, (_, line) => ({ line: line + 1, name: "X" })),
      "at most 100 rows"
    ],
    [
      "a line twice",
      [
        { line: 2, name: "A" },
        { line: 2, name: "B" }
      ],
      "a unique line number"
    ],
    ["line 0", [{ line: 0, name: "A" }], ""],
    ["a cell without end", [{ line: 2, name: "A", notes: "x".repeat(10_001) }], ""]
  ])("refuses %s as a whole", async (_, rows, sentence) => {
    const tenant = await createCustomersTenant(app)
    const refused = await tenant.importRows(rows)
    expect(refused).toMatchObject({ status: 422, code: "invalid_input" })
    expect(refused.text).toContain(sentence)
    expect(await tenant.list()).toEqual([])
  })

  it("accepts an empty file", async () => {
    const tenant = await createCustomersTenant(app)
    expect((await tenant.importRows([])).value).toEqual({ created: 0, skipped: [], faults: [] })
  })

  it("requires a manager or above", async () => {
    const tenant = await createCustomersTenant(app)
    const [manager, agent] = [await tenant.addMember("manager"), await tenant.addMember("agent")]
    const importId = randomUUID()
    expect((await tenant.importRows([{ line: 2, name: "A" }], { importId, by: manager })).status).toBe(200)
    expect((await tenant.importRows([{ line: 3, name: "B" }], { importId, by: agent })).status).toBe(403)
    expect((await undo(tenant, importId, agent)).status).toBe(403)
    expect(await tenant.names()).toEqual(["A"])
  })
})

it("refuses an invalid import id", async () => {
  const tenant = await createCustomersTenant(app)
  const { status } = await callEndpoint(app, ImportCustomers, {
    token: tenant.owner.access_token,
    params: tenant.params({ importId: "1" }),
    body: { preview: true, rows: [] }
  })
  expect(status).toBe(422)
})
