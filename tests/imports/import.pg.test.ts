import { EditCustomer } from "#customers/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createCustomersTenant } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { importsOf, workOn } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createCustomersTenant(app)
  return { tenant, imports: importsOf(app, tenant) }
}

const FILE = [
  "Name;E-Mail;Telefon;Notes",
  ' Ada ;ADA@example.com;\'+49 170 1;"line one\r\nline two"',
  `;nobody;${"1".repeat(41)};ok`,
  "Bob;  ;;",
  "Ada again;ada@example.com ;;",
  "Known;known@example.com;;"
]

const COUNTS = { created: 2, updated: 0, unchanged: 0, skipped: 2, failed: 1 }

describe("a file", () => {
  it("is read, checked without writing, imported and undone", async () => {
    const { tenant, imports } = await scene()
    await tenant.customer({ name: "Known before", email: "known@example.com" })
    const checked = await imports.check(FILE)
    expect(checked).toMatchObject({ state: "checked", rows: 5, done: 5, fault: null, ...COUNTS })
    expect(checked.plan?.columns).toEqual(["name", "email", "phone", "notes"])
    expect(await tenant.names()).toEqual(["Known before"])
    expect(await logged(app, tenant, "customers.imported")).toEqual([])
    const [ada, invalid, bob, again, known] = await imports.rows(checked.id)
    expect(ada).toMatchObject({ line: 2, outcome: "created" })
    expect(ada?.cells).toEqual([" Ada ", "ADA@example.com", "'+49 170 1", "line one\r\nline two"])
    expect(invalid).toMatchObject({ line: 4, outcome: "failed" })
    expect(invalid?.errors.map(({ field, code }) => [field, code])).toEqual([
      ["name", "required"],
      ["email", "not_an_email"],
      ["phone", "too_long"]
    ])
    expect(bob).toMatchObject({ line: 5, outcome: "created" })
    expect(again).toMatchObject({ line: 6, outcome: "skipped", same_as: 2 })
    expect(known).toMatchObject({ line: 7, outcome: "skipped", same_as: null })

    await imports.start(checked.id)
    expect(await imports.settled(checked.id)).toMatchObject({ state: "finished", done: 5, ...COUNTS })
    expect(await tenant.list()).toMatchObject([
      { name: "Ada", email: "ada@example.com", phone: "+49 170 1", notes: "line one\r\nline two" },
      { name: "Bob", email: null, phone: null, notes: null },
      { name: "Known before" }
    ])
    expect(await imports.rows(checked.id, { outcome: "failed" })).toEqual([invalid])
    expect(await logged(app, tenant, "customers.imported")).toEqual([
      { subject: "file.csv", details: { count: "2" } }
    ])
    expect(await published(app, tenant, "CustomersImported")).toBe(1)

    const undone = { state: "undone", removed: 2, archived: 0, restored: 0, kept: 0 }
    expect(await imports.undone(checked.id)).toMatchObject(undone)
    expect(await tenant.names()).toEqual(["Known before"])
    expect(await logged(app, tenant, "customers.import_undone")).toEqual([
      { subject: "file.csv", details: { count: "2" } }
    ])
  })

  it("returns its failed rows, which are imported once they are corrected", async () => {
    const { tenant, imports } = await scene()
    const { id } = await imports.run(FILE)
    const failed = await imports.failedRows(id)
    expect(failed).toContain(
      `"","nobody","${"1".repeat(41)}","ok","Name is required. Enter a valid email address, such as name@example.com. ` +
        `Phone must be at most 40 characters."`
    )
    const corrected = failed.replace('"","nobody"', '"Nia","nia@example.com"').replace("1".repeat(41), "1")
    expect(await imports.run(corrected)).toMatchObject({ state: "finished", rows: 1, created: 1, failed: 0 })
    expect(await tenant.names()).toContain("Nia")
  })

  it("updates existing records by their key, in the cells that have a value", async () => {
    const { tenant, imports } = await scene()
    const before = { email: "ada@example.com", phone: "1", notes: "old", tags: ["vip"] }
    const ada = await tenant.customer({ name: "Ada", ...before })
    await tenant.customer({ name: "Same", email: "same@example.com" })
    const file = [
      "Name,Email,Phone,Notes",
      ",ada@example.com,2,",
      "Same,same@example.com,,",
      "New,n@example.com,,"
    ]
    const finished = await imports.run(file, { existing: "update" })
    expect(finished).toMatchObject({ created: 1, updated: 1, unchanged: 1, skipped: 0, failed: 0 })
    const found = async () => (await tenant.list()).find(({ id }) => id === ada.id)
    expect(await found()).toMatchObject({ name: "Ada", phone: "2", notes: "old", tags: ["vip"] })
    expect(await imports.undone(finished.id)).toMatchObject({ removed: 1, restored: 1, archived: 0, kept: 0 })
    expect(await found()).toEqual(ada)
  })

  it("does not overwrite what was changed after it, and archives what it created", async () => {
    const { tenant, imports } = await scene()
    const ada = await tenant.customer({ name: "Ada", email: "ada@example.com" })
    const finished = await imports.run(["Name,Email,Phone", "Ada,ada@example.com,2", "New,n@example.com,"], {
      existing: "update"
    })
    const token = tenant.owner.access_token
    for (const { id } of await tenant.list())
      await callEndpoint(app, EditCustomer, {
        token,
        params: tenant.params({ customerId: id }),
        body: { notes: "edited" }
      })
    expect(await imports.undone(finished.id)).toMatchObject({ removed: 0, restored: 0, archived: 1, kept: 1 })
    expect(await tenant.list()).toMatchObject([{ id: ada.id, phone: "2", notes: "edited" }])
    expect(await tenant.names({ archived: "true" })).toEqual(["New"])
  })

  it("is read the same way the next time a file has its columns", async () => {
    const { imports } = await scene()
    const first = await imports.read(["Wer,Wo", "Ada,Berlin"])
    expect(first.plan).toMatchObject({ columns: [null, null], key: null })
    await imports.map(first, { columns: ["name", "notes"], existing: "update" })
    const second = await imports.read(["WER; wo", "Bob;Bonn"])
    expect(second.plan).toEqual({
      has_header: true,
      columns: ["name", "notes"],
      existing: "update",
      key: null
    })
  })

  it("needs a column for each required field, and each field once", async () => {
    const { imports } = await scene()
    const view = await imports.read(["Name,Email", "Ada,ada@example.com"])
    for (const [columns, code] of [
      [[null, "email"], "required_column_missing"],
      [["name", "name"], "columns_not_valid"],
      [["name"], "columns_not_valid"],
      [["name", "wings"], "columns_not_valid"]
    ] as const)
      expect(await imports.map(view, { columns, key: null })).toMatchObject({ status: 409, code })
    expect((await imports.map(view, { columns: ["name", null], key: "email" })).code).toBe(
      "columns_not_valid"
    )
  })

  it("is uploaded once, however often its parts are repeated", async () => {
    const { imports } = await scene()
    const id = randomUUID()
    const bytes = new TextEncoder().encode("Name\nAda")
    expect((await imports.begin(id, bytes.length)).value).toMatchObject({ state: "uploading", received: 0 })
    expect((await imports.uploadPart(id, 1, bytes)).code).toBe("import_part_conflict")
    expect((await imports.uploadPart(id, 0, bytes.subarray(1))).status).toBe(409)
    for (const _ of [1, 2]) expect((await imports.uploadPart(id, 0, bytes)).status).toBe(204)
    expect((await imports.begin(id, bytes.length)).status).toBe(200)
    expect((await imports.begin(id, bytes.length + 1)).code).toBe("import_part_conflict")
    expect(await imports.settled(id)).toMatchObject({ state: "mapping", rows: 1 })
    expect((await imports.discard(id)).status).toBe(204)
    expect((await imports.discard(id)).status).toBe(404)
  })
})

describe("a job", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => `Customer ${n},customer.${n}@example.com`)

  it("may be queued several times, also for an import that is done", async () => {
    const { tenant, imports } = await scene()
    const { id } = await imports.check(["Name,Email", ...rows(600)])
    await imports.start(id)
    await Promise.all([1, 2, 3, 4].map(() => workOn(app, tenant, id, "ImportChanged")))
    expect(await imports.settled(id)).toMatchObject({ state: "finished", created: 600 })
    await workOn(app, tenant, id, "ImportChanged")
    expect(await imports.get(id)).toMatchObject({ state: "finished", created: 600 })
    expect(await tenant.list({ limit: "200" })).toHaveLength(200)
    expect(await logged(app, tenant, "customers.imported")).toHaveLength(1)
  })

  it("imports each customer once from two files in opposite order", async () => {
    const { tenant, imports } = await scene()
    const ids = await Promise.all(
      [rows(500), rows(500).toReversed()].map(
        async (lines) => (await imports.check(["Name,Email", ...lines])).id
      )
    )
    for (const id of ids) await imports.start(id)
    const [one, other] = await Promise.all(ids.map((id) => imports.settled(id)))
    expect((one?.created ?? 0) + (other?.created ?? 0)).toBe(500)
    expect((one?.skipped ?? 0) + (other?.skipped ?? 0)).toBe(500)
    expect(
      (await app.admin.query("select from customers.customers where organization_id = $1", [tenant.id]))
        .rowCount
    ).toBe(500)
  })
})
