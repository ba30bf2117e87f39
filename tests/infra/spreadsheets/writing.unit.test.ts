import { CalendarDate, type ExportColumn, exportFile, type ExportFormat } from "#kernel"
import { tableEncoderOf } from "#infra/spreadsheets"
import * as fc from "fast-check"
import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import readExcel from "read-excel-file/node"
import { describe, expect, it } from "vitest"
import { localTimes } from "../../../infra/spreadsheets/writing/localTime.ts"
import { xlsxEncoder } from "../../../infra/spreadsheets/writing/xlsxEncoder.ts"
import type { TableEncoder } from "../../../infra/spreadsheets/writing/TableEncoder.ts"
import { cellsOf, readTable } from "./reading.ts"

interface Row {
  readonly text: string | null
  readonly number: number | null
  readonly date: string | null
  readonly at: Date | null
}

const columns: ReadonlyArray<ExportColumn<Row>> = [
  { key: "text", header: "text", kind: "text", value: ({ text }) => text },
  { key: "number", header: "number", kind: "number", value: ({ number }) => number },
  { key: "price", header: "price", kind: "number", decimals: 2, value: ({ number }) => number },
  {
    key: "date",
    header: "date",
    kind: "date",
    value: ({ date }) => (date === null ? null : CalendarDate.make(date))
  },
  { key: "at", header: "at", kind: "instant", value: ({ at }) => at }
]

const fileOf = (format: ExportFormat, time_zone = "UTC") =>
  exportFile("rows", new Date(0), columns, { format, time_zone })

/** The file that an encoder writes, in pages of this many rows. */
const written = async <R>(encode: TableEncoder<R>, rows: ReadonlyArray<R>, size = 2): Promise<Buffer> => {
  const pages: Array<Uint8Array> = []
  for (let at = 0; at === 0 || at < rows.length; at += size)
    pages.push(
      await encode({ rows: rows.slice(at, at + size), next: at + size < rows.length ? "more" : null })
    )
  return Buffer.concat(pages)
}

const row = (fields: Partial<Row>): Row => ({ text: null, number: null, date: null, at: null, ...fields })

const ROWS = [
  row({ text: "=1+1", number: -1234.5, date: "2026-03-04", at: new Date("2026-07-01T12:00:05Z") }),
  row({ text: "Ünï & <b>", number: 0 }),
  row({ text: "old", date: "1900-02-28", at: new Date("2026-01-01T00:00:00Z") })
]

const HEADER = ["text", "number", "price", "date", "at"]

describe.each(["csv", "xlsx"] as const)("an export as %s", (format) => {
  it("has typed cells and times of the time zone, and is read back", async () => {
    const bytes = await written(tableEncoderOf(fileOf(format, "Europe/Madrid")), ROWS)
    const guard = format === "csv" ? "'" : ""
    const trailing = format === "csv" ? ["", ""] : []
    expect(await cellsOf(bytes)).toEqual([
      HEADER,
      [`${guard}=1+1`, "-1234.5", "-1234.5", "2026-03-04", "2026-07-01 14:00:05"],
      ["Ünï & <b>", "0", "0", ...trailing],
      ["old", "", "", "1900-02-28", "2026-01-01 01:00".concat(format === "csv" ? ":00" : "")]
    ])
  })

  it("has a header when there are no rows", async () => {
    expect(await cellsOf(await written(tableEncoderOf(fileOf(format)), []))).toEqual([HEADER])
  })

  it("has the columns of the request in its order, each once", async () => {
    const file = exportFile("rows", new Date("2026-03-04T23:00:00Z"), columns, {
      format,
      columns: ["date", "text", "date", "unknown"]
    })
    expect(file.fileName).toBe(`rows-2026-03-04.${format}`)
    expect((await cellsOf(await written(tableEncoderOf(file), ROWS)))[1]).toEqual([
      "2026-03-04",
      format === "csv" ? "'=1+1" : "=1+1"
    ])
  })

  it("does not take more memory for more rows", async () => {
    const program = fileURLToPath(new URL("support/exportProcess.ts", import.meta.url))
    const child = fork(program, [format], { execArgv: ["--expose-gc"] })
    const [measured] = await once(child, "message")
    expect(measured).toMatchObject({ rows: 100_000 })
    expect(measured.growth).toBeLessThan(3_000_000)
  })
})

const textOnly = (texts: ReadonlyArray<string>) => texts.map((text) => row({ text, number: 1 }))

const TEXTS = fc.sample(
  fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    fc.string({
      unit: fc.constantFrom(
        "_",
        "x",
        "0",
        "0",
        "1",
        "A",
        "\r",
        "\n",
        "\t",
        " ",
        "&",
        "<",
        "]]>",
        "\u0000",
        "\uffff",
        "=",
        "'"
      )
    })
  ),
  { seed: 4711, numRuns: 1000 }
)

describe("any text in a workbook", () => {
  it("is read back as it was", async () => {
    const bytes = await written(tableEncoderOf(fileOf("xlsx")), textOnly(TEXTS), 250)
    const [, ...cells] = await cellsOf(bytes)
    expect(cells.map(([text]) => text)).toEqual(TEXTS)
  })

  it("is read by another program", async () => {
    const bytes = await written(tableEncoderOf(fileOf("xlsx")), textOnly(TEXTS), 250)
    const [sheet] = await readExcel(bytes, { trim: false })
    const [, ...rows] = sheet?.data ?? []
    expect(rows.map(([text]) => text ?? "")).toEqual(TEXTS)
  })

  it("becomes U+FFFD where it is no character", async () => {
    const bytes = await written(tableEncoderOf(fileOf("xlsx")), textOnly(["a\ud800b"]))
    expect((await cellsOf(bytes))[1]?.[0]).toBe("a\ufffdb")
  })

  it("is cut where Excel would call the file damaged", async () => {
    const bytes = await written(tableEncoderOf(fileOf("xlsx")), textOnly(["x".repeat(40_000)]))
    expect((await cellsOf(bytes))[1]?.[0]).toBe(`${"x".repeat(32_766)}…`)
  })

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1", '=HYPERLINK("http://evil.example")'])(
    "is never a formula: %j",
    async (text) => {
      const bytes = await written(tableEncoderOf(fileOf("xlsx")), textOnly([text]))
      const [sheet] = await readExcel(bytes, { trim: false })
      expect(sheet?.data[1]?.[0]).toBe(text)
    }
  )
})

describe("a workbook", () => {
  it("has numbers, dates and times that another program reads as such", async () => {
    const bytes = await written(tableEncoderOf(fileOf("xlsx", "America/New_York")), ROWS)
    const [sheet] = await readExcel(bytes)
    expect(sheet?.data[1]).toEqual([
      "=1+1",
      -1234.5,
      -1234.5,
      new Date("2026-03-04T00:00:00Z"),
      new Date("2026-07-01T08:00:05Z")
    ])
  })

  it("continues on another sheet when one has the most rows", async () => {
    const rows = textOnly(["a", "b", "c", "d", "e"])
    const bytes = await written(xlsxEncoder(fileOf("xlsx"), { rows: 3, bytes: 1e9 }), rows, 3)
    expect((await readTable(bytes)).sheets).toEqual(["Sheet1", "Sheet2", "Sheet3"])
    const cells = await cellsOf(bytes, { sheet: "Sheet2" })
    expect(cells.map(([text]) => text)).toEqual(["text", "c", "d"])
  })

  it("continues on another sheet when one is as large as an archive allows", async () => {
    const rows = textOnly(["a", "b", "c"].map((letter) => letter.repeat(5000)))
    const bytes = await written(xlsxEncoder(fileOf("xlsx"), { rows: 100, bytes: 5000 }), rows, 1)
    expect((await readTable(bytes)).sheets).toEqual(["Sheet1", "Sheet2", "Sheet3"])
    expect(await cellsOf(bytes, { sheet: "Sheet3" })).toHaveLength(2)
  })
})

it("shows the clock of a time zone, also when clocks are changed", () => {
  const madrid = localTimes("Europe/Madrid")
  const shown = (at: string) => madrid(new Date(at)).toISOString()
  expect(shown("2026-03-29T00:59:59Z")).toBe("2026-03-29T01:59:59.000Z")
  expect(shown("2026-03-29T01:00:00Z")).toBe("2026-03-29T03:00:00.000Z")
  expect(shown("2026-12-31T23:30:00Z")).toBe("2027-01-01T00:30:00.000Z")
})
