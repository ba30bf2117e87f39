import { IMPORT_CELL, IMPORT_COLUMNS, IMPORT_FILE_BYTES, IMPORT_ROWS } from "#imports/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createCustomersTenant, type CustomersTenant } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { processorTime } from "../support/processorTime.ts"
import { type Content, importsOf } from "./scene.ts"

let app: TestApp
let tenant: CustomersTenant
let imports: ReturnType<typeof importsOf>
beforeAll(async () => {
  app = await startApp()
  tenant = await createCustomersTenant(app)
  imports = importsOf(app, tenant)
})
afterAll(() => app.stop())

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"))
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "latin1"))

const names = async (content: Content): Promise<ReadonlyArray<string | undefined>> => {
  const { id, fault } = await imports.check(content)
  expect(fault).toBe(null)
  return (await imports.rows(id)).map(({ cells }) => cells[0])
}

it.each([
  ["UTF-8", "Name,Notes\nÅsa Böhm,ñ"],
  ["UTF-8 with a byte order mark", "\ufeffName,Notes\nÅsa Böhm,ñ"],
  ["UTF-16", utf16("Name\tNotes\nÅsa Böhm\tñ")],
  ["Windows-1252", latin("Name;Notes\r\nÅsa Böhm;ñ\r\n")]
])("reads %s", async (_, content) => {
  expect(await names(content)).toEqual(["Åsa Böhm"])
})

it("leaves formulas as they are, and removes the apostrophes that guard them", async () => {
  const rows = ["Name,Notes", "'=HYPERLINK(1),\"'=1+1\"", "=SUM(A1),ok"]
  const { id } = await imports.run(rows)
  const [row] = await imports.rows(id)
  expect(row?.cells).toEqual(["'=HYPERLINK(1)", "'=1+1"])
  expect(await tenant.list({ search: "=" })).toMatchObject([
    { name: "=HYPERLINK(1)", notes: "=1+1" },
    { name: "=SUM(A1)", notes: "ok" }
  ])
})

it("reports each row that is too long or repeated, and imports the others", async () => {
  const long = "n".repeat(201)
  const rows = [
    "Name,Email",
    `${long},`,
    "Ada,a@x.example",
    "Eve, A@x.example",
    "Ada,a@x.example",
    `${"n".repeat(200)},`
  ]
  const { id } = await imports.check(rows)
  expect(await imports.rows(id)).toMatchObject([
    { outcome: "failed", errors: [{ field: "name", code: "too_long", limit: 200 }] },
    { outcome: "created" },
    { outcome: "skipped", same_as: 3 },
    { outcome: "skipped", same_as: 3 },
    { outcome: "created" }
  ])
})

it("reports each row whose cells are costly to check, in little time", async () => {
  const notes = `a${"\u0323\u0301".repeat(15)}`.repeat(60)
  const lines = ["Name,Phone", ...Array.from({ length: 200 }, () => `Ada,${notes}`)]
  const view = await imports.read(lines)
  const cost = await processorTime(async () => {
    await imports.map(view)
    expect((await imports.settled(view.id)).failed).toBe(200)
  })
  expect(cost).toBeLessThan(1000)
})

const rowsAfter = (header: string, count: number) => `${header}\n${"x\n".repeat(count)}`

describe("a file that can't be imported says why", () => {
  it.each<readonly [string, Content, string, RegExp]>([
    ["empty", " ", "empty", /./],
    ["only a header", "Name,Email\n\n", "no_rows", /no rows below its header/],
    ["a quote that is never closed", 'Name\n"Ada\nBob', "unclosed_quote", /quotation mark in line 2/],
    [
      "no text",
      new Uint8Array(Buffer.from("%PDF-1.7\n%\u0000\u0001\u0002")),
      "no_table",
      /not a spreadsheet/
    ],
    ["too many rows", rowsAfter("Name", IMPORT_ROWS), "too_large_rows", /200,000 rows/],
    ["too many columns", `${"a,".repeat(IMPORT_COLUMNS)}a\n1`, "too_large_columns", /more than 200 columns/],
    ["a cell without end", `Name\n${"x".repeat(IMPORT_CELL + 1)}`, "too_large_cell", /10,000 characters/]
  ])("%s", async (_, content, code, sentence) => {
    const view = await imports.read(content)
    expect(view).toMatchObject({ state: "unreadable", fault: { code } })
    expect(view.fault?.message).toMatch(sentence)
    expect((await imports.start(view.id)).status).toBe(409)
    const { rowCount } = await app.admin.query(
      "select from imports.parts where import_id = $1 union all select from imports.batches where import_id = $1",
      [view.id]
    )
    expect(rowCount).toBe(0)
  })

  it("more than 64 MB", async () => {
    expect(await imports.begin(randomUUID(), IMPORT_FILE_BYTES + 1)).toMatchObject({
      status: 413,
      detail: "This file is larger than 64 MB. Split it into several files."
    })
  })
})
