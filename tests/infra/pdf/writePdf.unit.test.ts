import { describe, expect, it } from "vitest"
import type { PdfBlock, PdfDocument } from "#infra/pdf"
import { writePdf } from "../../../infra/pdf/writePdf.ts"
import { pathsOn, readPdf } from "../../support/readPdf.ts"

const CREATED = new Date("2026-03-02T09:30:00Z")

const documentOf = (blocks: ReadonlyArray<PdfBlock>, other: Partial<PdfDocument> = {}): PdfDocument => ({
  title: "Work order 17",
  language: "en",
  paper: "A4",
  created: CREATED,
  footer: "Northwind",
  blocks,
  ...other
})

const paragraph = (text: string): PdfBlock => ({ kind: "paragraph", text })
const textOf = async (text: string) => (await readPdf(await writePdf(documentOf([paragraph(text)])))).text

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): PdfBlock => ({
  kind: "table",
  columns: [
    { header: "Part", width: 3 },
    { header: "Price", width: 1, align: "end" }
  ],
  rows: rows.map((cells) => ({ cells }))
})

describe("a document", () => {
  it("has a title, a language, its blocks and numbered pages", async () => {
    const document = documentOf([
      { kind: "heading", level: 1, text: "Work order 17" },
      { kind: "facts", facts: [{ label: "Vehicle", value: "Ford Transit" }] },
      table([["Brake pads", "€ 84.00"]]),
      { kind: "signatures", signatures: [{ label: "Technician", signed: "Ana Ruiz" }, { label: "Customer" }] }
    ])
    const { pages, title, language } = await readPdf(await writePdf(document))
    expect(pages).toHaveLength(1)
    const words = [
      "Vehicle",
      "Ford Transit",
      "Brake pads",
      "€ 84.00",
      "Ana Ruiz",
      "Customer",
      "Northwind",
      "1 of 1"
    ]
    for (const word of words) expect(pages[0]).toContain(word)
    expect({ title, language }).toEqual({ title: "Work order 17", language: "en" })
  })

  it("numbers its pages in its language", async () => {
    const { text } = await readPdf(await writePdf(documentOf([paragraph("Hola")], { language: "es" })))
    expect(text).toContain("1 de 1")
  })

  it("is the same file when it is written again", async () => {
    const document = documentOf([paragraph("Same"), table([["Oil", "1"]])])
    expect(await writePdf(document)).toEqual(await writePdf(document))
  })

  it("without blocks has one page", async () => {
    expect((await readPdf(await writePdf(documentOf([])))).pages).toHaveLength(1)
  })

  it("is refused if it has more than 1000 pages", async () => {
    const endless = table(Array.from({ length: 60_000 }, () => ["Bolt", "1"]))
    await expect(writePdf(documentOf([endless]))).rejects.toThrow()
  })
})

describe("a drawing", () => {
  it("has its frame, lines and places, and a caption", async () => {
    const drawing = {
      width: 1000,
      height: 400,
      paths: ["M100 100l300 50l-200 40", "M500 100l20 20"],
      places: [{ x: 200, y: 300, label: "7" }],
      caption: "Driver: Dora Lind"
    }
    const bytes = await writePdf(documentOf([{ kind: "drawings", drawings: [drawing] }]))
    const { text } = await readPdf(bytes)
    for (const word of ["Driver: Dora Lind", "7"]) expect(text).toContain(word)
    expect(await pathsOn(bytes, 1)).toBe(4)
  })
})

describe("a table", () => {
  it("repeats its header on each page and loses no row", async () => {
    const rows = Array.from({ length: 200 }, (_, row) => [`Part ${row}.`, `${row}`])
    const { pages, text } = await readPdf(await writePdf(documentOf([table(rows)], { paper: "Letter" })))
    expect(pages.length).toBeGreaterThan(4)
    for (const page of pages) expect(page).toContain("Price")
    for (const [part] of rows) expect(text).toContain(part)
    expect(pages.at(-1)).toContain(`${pages.length} of ${pages.length}`)
  })

  it("divides a row that is higher than a page", async () => {
    const long = Array.from({ length: 4_000 }, (_, word) => `word${word}.`).join(" ")
    const { pages, text } = await readPdf(await writePdf(documentOf([table([[long, "1"]])])))
    expect(pages.length).toBeGreaterThan(1)
    for (const word of ["word0.", "word1999.", "word3999."]) expect(text).toContain(word)
  })
})

describe("a heading", () => {
  it("is not the last line of a page", async () => {
    const filled = Array.from({ length: 53 }, (_, line) => `Line ${line}`).join("\n")
    const blocks = [
      paragraph(filled),
      { kind: "heading", level: 2, text: "Repairs" } as const,
      paragraph("Done")
    ]
    const { pages } = await readPdf(await writePdf(documentOf(blocks)))
    const page = pages.find((text) => text.includes("Repairs"))
    expect(page).toContain("Done")
  })
})

describe("a text", () => {
  it.each([
    "Zażółć gęślą jaźń, šťastný kůň, Þórður, Ștefan, Größe, œuvre, ŵyllt",
    "Ελληνικά, Ήταν",
    "Українська їжак, Ђорђе, Съединение"
  ])("has the letters of European languages: %s", async (text) => {
    expect(await textOf(text)).toContain(text)
  })

  it("is composed, so that an accent is not lost", async () => {
    expect(await textOf("Ren\u0065\u0301e")).toContain("Renée")
  })

  it.each([
    ["characters without a font", "漢字 😀 end", "?? ? end"],
    ["marks that reverse text", "pay \u202e001 $\u202c now", "pay 001 $ now"],
    ["control characters", "a\u0000b\u0007c\u001b[31m", "abc[31m"],
    ["half of a pair", "a\ud83db", "ab"],
    ["operators of the format", "(x) Tj ET\\) endobj", "(x) Tj ET\\) endobj"]
  ])("prints %s as text", async (_, hostile, printed) => {
    expect(await textOf(hostile)).toContain(printed)
  })

  it("is broken within a word that is longer than a line", async () => {
    const read = await textOf("x".repeat(20_000))
    expect(read.replaceAll(/[^x]/g, "")).toHaveLength(20_000)
  })
})
