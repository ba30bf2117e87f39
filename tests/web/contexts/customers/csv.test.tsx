import { IMPORT_ROWS } from "#customers/contract"
import * as fc from "fast-check"
import { beforeEach, describe, expect, it } from "vitest"
import {
  guessMapping,
  looksLikeHeader,
  rememberMapping
} from "../../../../apps/web/contexts/customers/csv/columns.ts"
import { decodeFile } from "../../../../apps/web/contexts/customers/csv/decode.ts"
import { delimiterOf, rowsOf } from "../../../../apps/web/contexts/customers/csv/rows.ts"
import { readTable, sampleOf, type Table } from "../../../../apps/web/contexts/customers/csv/table.ts"
import { writeCsv } from "../../../../apps/web/contexts/customers/csv/write.ts"
import { batchesOf } from "../../../../apps/web/contexts/customers/import/batches.ts"
import { switchLocale } from "../../../../apps/web/i18n/locale.ts"
import { freshBrowser, signIn } from "../../support/open.tsx"

const all = (text: string, delimiter = ",", size = 500) =>
  [...rowsOf(text, delimiter, size)].flatMap(({ rows }) => rows)
const cellsOf = (text: string, delimiter = ",") => all(text, delimiter).map(({ cells }) => cells)

const isTable = (found: ReturnType<typeof readTable>): found is Table => !("kind" in found)
const tableOf = (text: string): Table => {
  const found = readTable("a.csv", text)
  if (!isTable(found)) throw new Error(`Not a table: ${found.kind}`)
  return found
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("a file's text", () => {
  const bytes = (...values: ReadonlyArray<number>) => new Blob([new Uint8Array(values)])
  it.each([
    ["UTF-8", new Blob(["ñandú"])],
    ["UTF-8 with a mark", new Blob(["\ufeffñandú"])],
    ["Windows-1252", bytes(0xf1, 0x61, 0x6e, 0x64, 0xfa)],
    ["UTF-16 as spreadsheets write it", bytes(0xff, 0xfe, 0xf1, 0, 0x61, 0, 0x6e, 0, 0x64, 0, 0xfa, 0)]
  ])("is decoded from %s", async (_, file) => {
    expect(await decodeFile(file)).toBe("ñandú")
  })
})

describe("rows", () => {
  it.each([
    ["commas", "name,email\nAna,a@b.example", ","],
    ["semicolons", "name;email\nRuiz, Ana;a@b.example\nWeber, Núria;n@b.example", ";"],
    ["tabs", "name\temail\nAna\ta@b.example", "\t"]
  ])("are split at %s", (_, text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter)
    expect(all(text, delimiter)[0]?.cells).toEqual(["name", "email"])
  })

  it("keep quotes, delimiters and line breaks within quotes", () => {
    expect(cellsOf('"Weber, ""Núria""","two\r\nlines"\r\nAna,x\r\n')).toEqual([
      ['Weber, "Núria"', "two\r\nlines"],
      ["Ana", "x"]
    ])
  })

  it("know their line in the file, even after blank rows and multi-line cells", () => {
    const text = 'name,notes\n\n"a","1\n2\n3"\nb,\n , \nc,'
    expect(all(text).map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, "name"],
      [3, "a"],
      [6, "b"],
      [8, "c"]
    ])
  })

  it.each([["\n"], ["\r\n"], ["\r"]])("end with %j", (end) => {
    expect(cellsOf(["a,b", "c,d", ""].join(end))).toEqual([
      ["a", "b"],
      ["c", "d"]
    ])
  })

  it("report where an unclosed quotation mark opens", () => {
    expect(() => all('name,notes\nAna,fine\nBen,"open\nCleo,x')).toThrow("in line 3")
  })

  it("are parsed as they were written, whatever the size of the batches", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "ñ", '"', ",", ";", "\n", "\t", " ", "'", "=") })
    const row = fc.tuple(cell, cell).map(([first, second]) => [`x${first}`, second])
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 7 }),
        (rows, size) => {
          const text = rows
            .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(","))
            .join("\r\n")
          expect(all(text, ",", size).map(({ cells }) => cells)).toEqual(rows)
        }
      ),
      { seed: 3, numRuns: 300 }
    )
  })

  it("are written so that they parse the same, with semicolons in locales with a decimal comma", async () => {
    const rows = [
      ["Núria; Weber", 'says "hi"'],
      ["two\nlines", "1"]
    ]
    const english = await writeCsv(rows).text()
    expect(cellsOf(english)).toEqual(rows)
    await switchLocale("es")
    const spanish = await writeCsv(rows).text()
    expect(delimiterOf(spanish)).toBe(";")
    expect(cellsOf(spanish, ";")).toEqual(rows)
  })

  it("are written so that no cell is a formula, without escaping one twice", async () => {
    const cells = ["=1+1", "+49 1", "-1", "@SUM(A1)", "\t=1", "＝1", "'=1", "a=1"]
    expect(cellsOf(await writeCsv([cells]).text())).toEqual([
      ["'=1+1", "'+49 1", "'-1", "'@SUM(A1)", "'\t'=1", "'＝1", "'=1", "a=1"]
    ])
  })
})

describe("a table", () => {
  it.each([
    ["", "empty"],
    ["name,email\n", "empty"],
    ["PK\u0003\u0004...", "workbook"],
    ['name\n"Ana', "quote"]
  ])("refuses %j", (text, kind) => {
    expect(readTable("a.csv", text)).toMatchObject({ kind })
  })

  it("shows its first 50 rows, and whether these are all", () => {
    const rows = (count: number) =>
      ["name", ...Array.from({ length: count }, (_, at) => `Customer ${at}`)].join("\n")
    expect(sampleOf(tableOf(rows(50)), true)).toMatchObject({ complete: true })
    const longer = sampleOf(tableOf(rows(51)), true)
    expect(longer.complete).toBe(false)
    expect(longer.rows).toHaveLength(50)
  })

  it("distinguishes a header from a customer", () => {
    expect(looksLikeHeader(["Nombre", "Correo electrónico"])).toBe(true)
    expect(looksLikeHeader(["Ana Ruiz", "ana@depot.example"])).toBe(false)
  })
})

describe("the mapping", () => {
  it.each([
    [["Name", "E-Mail", "Phone number", "Comments"]],
    [["NOMBRE", "Correo electrónico", "Teléfono", "Observaciones"]],
    [["Kunde", "E-Mail-Adresse", "Telefonnummer", "Bemerkungen"]]
  ])("is guessed from %j", (header) => {
    expect(guessMapping(header)).toEqual({ name: 0, email: 1, phone: 2, notes: 3 })
  })

  it("is guessed from values where the header says nothing", () => {
    const rows = [
      ["10001000", "31.12.2024", "+49 30 1234567", "Ana", "ana@depot.example"],
      ["10001001", "01.02.2023", "030/7654321", "Ben", ""]
    ]
    expect(guessMapping(["Nr", "Seit", "a", "Name", "b"], rows)).toEqual({ name: 3, email: 4, phone: 2 })
    expect(guessMapping(["", "", "", "", ""], rows)).toEqual({ email: 4, phone: 2 })
  })

  it("is remembered for the next file, by header and not by position", () => {
    rememberMapping(["Halter", "Rufnummer"], { name: 0, phone: 1 })
    expect(guessMapping(["Rufnummer", "x", "HALTER"])).toEqual({ phone: 0, name: 2 })
  })
})

describe("the requests", () => {
  it("contain as many rows as a call accepts, each with its line", () => {
    const text = ["name", ...Array.from({ length: 1200 }, (_, at) => `Customer ${at}`)].join("\n")
    const batches = [...batchesOf(tableOf(text), true, { name: 0 })]
    expect(batches.flatMap(({ rows }) => rows.map(({ line }) => line))).toEqual(
      Array.from({ length: 1200 }, (_, at) => at + 2)
    )
    for (const { rows } of batches) expect(rows.length).toBeLessThanOrEqual(IMPORT_ROWS)
    expect(batches.at(-1)?.read).toBe(1)
  })

  it("stay below the size limit, even with the longest cells the server accepts", () => {
    const long = "ñ".repeat(12_000)
    const text = ["name,notes", ...Array.from({ length: 200 }, (_, at) => `Customer ${at},${long}`)].join(
      "\n"
    )
    const batches = [...batchesOf(tableOf(text), true, { name: 0, notes: 1 })]
    const sizes = batches.map(({ rows }) => new Blob([JSON.stringify(rows)]).size)
    expect(Math.max(...sizes)).toBeLessThan(1024 * 1024)
    expect(batches.flatMap(({ rows }) => rows)).toHaveLength(200)
    expect(batches[0]?.rows[0]?.notes).toHaveLength(10_000)
  })

  it("comes from 200,000 rows in steps that never hold up the page for long", () => {
    const row = `,someone@somewhere.example,+34 600 100 200,"${"notes, ".repeat(30)}"`
    const text = ["name,email,phone,notes", ...Array.from({ length: 200_000 }, (_, at) => at + row)].join(
      "\n"
    )
    expect(text.length).toBeGreaterThan(50_000_000)
    const steps: Array<number> = []
    let rows = 0
    let before = performance.now()
    for (const batch of batchesOf(tableOf(text), true, { name: 0, email: 1, phone: 2, notes: 3 })) {
      rows += batch.rows.length
      steps.push(performance.now() - before)
      before = performance.now()
    }
    expect(rows).toBe(200_000)
    // The median: a single step may be slowed down by the machine.
    expect(steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)]).toBeLessThan(50)
  })
})
