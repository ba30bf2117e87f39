import { describe, expect, it } from "vitest"
import { formatOf } from "../../../infra/spreadsheets/workbook/formats.ts"
import { numberText } from "../../../infra/spreadsheets/workbook/numberText.ts"
import { cellsOf, failureOf, readTable } from "./reading.ts"
import { archive, part, workbook, workbookParts } from "./workbooks.ts"

describe("a number in a workbook", () => {
  it.each([
    ["General", 1, "1"],
    ["General", 34600123456, "34600123456"],
    ["General", 1e20, "100000000000000000000"],
    ["General", 1.5e-7, "0.00000015"],
    ["General", -1234567.25, "-1234567.25"],
    ["General", 0.1 + 0.2, "0.3"],
    ["#,##0.00\\ &quot;€&quot;", 1234.5, "1234.5"],
    ["0%", 0.5, "50%"],
    ["0.0%", 0.07, "7%"],
    ["00000", 123, "00123"],
    ["dd/mm/yyyy", 46085, "2026-03-04"],
    ["[$-409]d\\-mmm\\-yy;@", 46085.75, "2026-03-04"],
    ["yyyy\\-mm\\-dd hh:mm", 46085.604166666664, "2026-03-04 14:30"],
    ["m/d/yy h:mm:ss AM/PM", 46085.60425925926, "2026-03-04 14:30:08"],
    ["dd/mm/yyyy hh:mm", 46085, "2026-03-04 00:00"],
    ["h:mm", 0.6041666666666666, "14:30"],
    ["h:mm", 46085.5, "12:00"],
    ["[h]:mm", 1.0625, "25:30"],
    ["mmm yyyy", 46082, "2026-03-01"],
    ["dd/mm/yyyy", 1, "1900-01-01"],
    ["dd/mm/yyyy", 59, "1900-02-28"],
    ["dd/mm/yyyy", 61, "1900-03-01"],
    ["dd/mm/yyyy", 2_958_465, "9999-12-31"],
    ["dd/mm/yyyy", 2_958_466, "2958466"],
    ["dd/mm/yyyy", -1, "-1"],
    ["[Red]0.00;[Blue]0.00", 1.5, "1.5"],
    ['"days" 0', 3, "3"]
  ])("in the format %s: %d is %s", (code, value, text) => {
    expect(numberText(value, formatOf(code), false)).toBe(text)
  })

  it("is a date from 1904 on in workbooks of old Macs", async () => {
    const rows = `<row r="1"><c r="A1" s="1"><v>0</v></c></row>`
    expect(await cellsOf(workbook(rows, { formats: ["dd/mm/yyyy"], from1904: true }))).toEqual([
      ["1904-01-01"]
    ])
  })
})

describe("the cells of a workbook", () => {
  it("are texts as a person would type them", async () => {
    const bytes = workbook(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="b"><v>1</v></c></row>
       <row r="2"><c r="A2" t="inlineStr"><is><r><t xml:space="preserve"> in </t></r><r><t>line</t></r></is></c></row>
       <row r="4"><c t="str"><f>A1&amp;"x"</f><v>a_x000D_b</v></c><c t="e"><v>#N/A</v></c><c><f>1+1</f><v>2</v></c></row>
       <row><c t="d"><v>2026-03-04T14:30:00</v></c><c t="d"><v>2026-03-04T00:00:00.000Z</v></c><c s="1"><v>0.25</v></c></row>
       <row r="6" spans="1:3"><c r="A6" s="1"/><c r="XFD6" s="1"/></row>`,
      {
        sharedStrings: `<si><t>007</t></si><si><r><rPr><b/></rPr><t>東</t></r><r><t>京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>`,
        formats: ["0%"]
      }
    )
    expect((await readTable(bytes)).rows).toEqual([
      { line: 1, cells: ["007", "東京", "", "true"] },
      { line: 2, cells: [" in line"] },
      { line: 4, cells: ["a\rb", "#N/A", "2"] },
      { line: 5, cells: ["2026-03-04 14:30", "2026-03-04", "25%"] }
    ])
  })

  it("are found whatever prefix the elements have", async () => {
    const parts = {
      ...workbookParts({ sheets: [{ rows: "" }] }),
      "xl/worksheets/sheet1.xml": `<x:worksheet xmlns:x="a"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`
    }
    expect(await cellsOf(archive(parts))).toEqual([["a"]])
  })
})

describe("the sheets of a workbook", () => {
  const row = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`
  const bytes = archive(
    workbookParts({
      sheets: [
        { name: "Lists", state: "hidden", rows: row("hidden") },
        { name: "Vehicles &amp; more", rows: row("first") },
        { name: "Drivers", rows: row("second") }
      ]
    })
  )

  it("are listed, and the first visible one is read", async () => {
    expect(await readTable(bytes)).toMatchObject({
      format: "xlsx",
      sheets: ["Vehicles & more", "Drivers"],
      sheet: "Vehicles & more",
      rows: [{ line: 1, cells: ["first"] }]
    })
  })

  it("are read by name, with a sentence that lists the others", async () => {
    expect(await cellsOf(bytes, { sheet: "Drivers" })).toEqual([["second"]])
    expect(await failureOf(bytes, { sheet: "Plates" })).toMatchObject({
      message: 'This workbook has no sheet "Plates". It has: Vehicles & more, Drivers.'
    })
  })
})

const compound = (...names: ReadonlyArray<string>) => {
  const bytes = Buffer.alloc(2048)
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 48)
  for (const [at, name] of names.entries()) bytes.write(name, 1024 + at * 128, "utf16le")
  return bytes
}

const ENCRYPTED = { ...part("<workbook/>"), flags: 1 }

describe("a file that is not a workbook we read", () => {
  it.each([
    ["old-workbook", compound("Root Entry", "Workbook")],
    ["old-workbook", compound("Root Entry", "Book")],
    ["protected", compound("Root Entry", "EncryptedPackage")],
    ["no-table", compound("Root Entry", "WordDocument")],
    ["damaged", compound().subarray(0, 100)],
    ["binary-workbook", archive({ "xl/workbook.bin": "" })],
    ["open-document", archive({ mimetype: "application/vnd.oasis.opendocument.spreadsheet" })],
    ["no-table", archive({ mimetype: "application/vnd.oasis.opendocument.text" })],
    ["numbers", archive({ "Index/Tables/DataList.iwa": "" })],
    ["no-table", archive({ "word/document.xml": "" })],
    ["protected", archive({ ...workbookParts({ sheets: [] }), "xl/workbook.xml": ENCRYPTED })],
    ["damaged", archive(workbookParts({ sheets: [] }))],
    ["damaged", workbook("<row><c>")],
    ["damaged", workbook(`<row r="2"/><row r="1"/>`)],
    ["damaged", workbook(`<row r="x"/>`)],
    ["damaged", workbook(`<row><c r="1A"/></row>`)],
    ["damaged", workbook(`<row><c t="s"><v>7</v></c></row>`)],
    ["damaged", workbook("<row><c><v>&bomb;</v></c></row>")],
    ["damaged", workbook("").subarray(0, -30)]
  ])("is %s", async (reason, bytes) => {
    expect(await failureOf(bytes)).toMatchObject({ _tag: "FileNotReadable", reason })
  })

  it("is damaged if it defines entities", async () => {
    const xml = `<!DOCTYPE a [<!ENTITY b "${"x".repeat(1000)}">]><worksheet><sheetData/></worksheet>`
    const parts = { ...workbookParts({ sheets: [{ rows: "" }] }), "xl/worksheets/sheet1.xml": xml }
    expect(await failureOf(archive(parts))).toMatchObject({ reason: "damaged" })
  })
})
