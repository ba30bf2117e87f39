import { Effect, Stream } from "effect"
import * as fc from "fast-check"
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { LIMITS } from "#infra/spreadsheets"
import { CsvParser } from "../../../infra/spreadsheets/text/CsvParser.ts"
import { delimiterOf } from "../../../infra/spreadsheets/text/delimiter.ts"
import { cellsOf, failureOf, readTable, withTable } from "./reading.ts"

const SEED = { seed: 4711, numRuns: 500 }

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"))
const bigEndian = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16())
const windows = (...bytes: ReadonlyArray<number>) => new Uint8Array(bytes)

/** The folder of the table with this content; other tests have theirs at the same time. */
const folderOf = async (content: string): Promise<string | undefined> => {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith("motorpool-table-"))
  const paths = names.map((name) => join(tmpdir(), name))
  const texts = await Promise.all(paths.map((path) => readFile(join(path, "table"), "utf8").catch(() => "")))
  return paths[texts.indexOf(content)]
}

const parse = (pieces: ReadonlyArray<string>, limits = LIMITS, delimiter: "," | ";" | "\t" | "|" = ",") => {
  const parser = new CsvParser(delimiter, limits)
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()]
}

describe("the encoding of a text file", () => {
  const TEXT = "Nombre;Ciudad\r\nÇağla Ñúñez;Zürich\r\n"
  const EXPECTED = [
    ["Nombre", "Ciudad"],
    ["Çağla Ñúñez", "Zürich"]
  ]

  it.each([
    ["UTF-8", utf8(TEXT)],
    ["UTF-8 with a byte order mark", utf8(`\ufeff${TEXT}`)],
    ["UTF-16 little-endian", utf16(`\ufeff${TEXT}`)],
    ["UTF-16 big-endian", bigEndian(`\ufeff${TEXT}`)],
    ["UTF-16 little-endian without a byte order mark", utf16(TEXT)],
    ["UTF-16 big-endian without a byte order mark", bigEndian(TEXT)]
  ])("is recognized: %s", async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(EXPECTED)
  })

  it("is Windows-1252 if it is not UTF-8, even if only the last byte says so", async () => {
    const bytes = new Uint8Array([...utf8("name\r\n".repeat(50_000)), ...windows(0x80, 0x93, 0xe9)])
    expect((await cellsOf(bytes)).at(-1)).toEqual(["€“é"])
  })

  it("is found whatever the pieces are in which the bytes arrive", async () => {
    const bytes = utf8(TEXT)
    expect(await cellsOf(Array.from(bytes, (byte) => new Uint8Array([byte])))).toEqual(EXPECTED)
  })
})

describe("the delimiter of a text file", () => {
  it.each([
    ["commas", "a,b\n1,2\n", ","],
    ["semicolons next to decimal commas", "name;price\nA;1,5\nB;2,5\n", ";"],
    ["semicolons next to decimal commas, without a header", "1,5;2,5\n3,5;4,5\n", ";"],
    ["tabs", "a\tb\n1, 2\t3\n", "\t"],
    ["pipes", "a|b\n1|2\n", "|"],
    ["commas next to semicolons in texts", "name,tags\nA,x; y\nB,\nC,z; w\n", ","],
    ["line breaks and other delimiters in quotes", 'a,b\n"x;y\nz;w",d\n', ","],
    ["a single column", "name\nAna\nBea\n", ","],
    ["the line that names it", "sep=;\r\na,b\r\n", ";"]
  ])("is recognized: %s", (_, text, delimiter) => {
    expect(delimiterOf(text).delimiter).toBe(delimiter)
  })

  it("is not a row if the first line names it, but that line counts", async () => {
    const { rows } = await readTable(utf8("sep=;\r\na,b;c\r\n"))
    expect(rows).toEqual([{ line: 2, cells: ["a,b", "c"] }])
  })
})

describe("the rows of a text file", () => {
  it("have the line on which they begin, with line breaks of every kind, and no blank ones", () => {
    expect(parse(['a,b\r\n"x\r\ny",2\n\n ,\n3,4\r5,"\n"\r\r6'])).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["x\r\ny", "2"] },
      { line: 6, cells: ["3", "4"] },
      { line: 7, cells: ["5", "\n"] },
      { line: 10, cells: ["6"] }
    ])
  })

  it.each([
    ['5" pipe,2', ['5" pipe', "2"]],
    ['"5"" pipe",2', ['5" pipe', "2"]],
    ['"5" pipe,2', ["5 pipe", "2"]],
    ['"a"b"c",2', ['ab"c"', "2"]],
    [' "a",2', [' "a"', "2"]],
    ['"",', null],
    ['"a,b",', ["a,b", ""]]
  ])("have quotation marks as in Excel: %s", (text, cells) => {
    expect(parse([text]).map((row) => row.cells)).toEqual(cells === null ? [] : [cells])
  })

  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom('"', ",", ";", "\t", "|", "\r", "\n", " ", "a", "é", "\u2028") })
  )
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })

  it.each([",", ";", "\t", "|"] as const)(
    "are those that another program wrote, separated by %j",
    (delimiter) => {
      const pieceSizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })
      fc.assert(
        fc.property(table, pieceSizes, fc.constantFrom("\r\n", "\n", "\r"), (rows, sizes, newline) => {
          const text = Papa.unparse(rows, { delimiter, newline, quotes: true })
          const pieces: Array<string> = []
          for (let at = 0, n = 0; at < text.length; n++) {
            const size = sizes[n % sizes.length] ?? 1
            pieces.push(text.slice(at, at + size))
            at += size
          }
          const expected = rows.filter((cells) => cells.some((one) => one.trim() !== ""))
          expect(parse(pieces, LIMITS, delimiter).map(({ cells }) => cells)).toEqual(expected)
        }),
        SEED
      )
    }
  )

  it("are read from a file as they were written", async () => {
    const well = fc.string({ unit: "grapheme" }).map((text) => text.toWellFormed())
    const written = fc.sample(fc.tuple(fc.constant("x"), well, well), { seed: 4711, numRuns: 300 })
    expect(await cellsOf(utf8(Papa.unparse(written, { quotes: true })))).toEqual(written)
  })

  it("can be read in part, and again", () =>
    withTable(utf8("a\nb\nc\n"), ({ rows }) =>
      Effect.gen(function* () {
        expect(yield* Stream.runCollect(Stream.take(rows, 1))).toHaveLength(1)
        expect(yield* Stream.runCollect(rows)).toHaveLength(3)
      })
    ))

  it("are in a folder that is removed", async () => {
    const content = `a,${randomUUID()}\n`
    const folder = await withTable(utf8(content), () => Effect.promise(() => folderOf(content)))
    if (folder === undefined) throw new Error("There is no folder.")
    expect(existsSync(folder)).toBe(false)
  })
})

describe("a text file that cannot be read", () => {
  it("names the line of a quotation mark that is never closed", async () => {
    expect(await failureOf(utf8('a,b\n"x\ny",z\nc,"d\ne,f\n'))).toMatchObject({
      message: "A quotation mark in line 4 is never closed. Close it, or double it to write one."
    })
  })

  it("names that line without reading on to the end", () => {
    expect(() => parse(['a\nb,"c\n', "d,e\n".repeat(50_000)])).toThrow("line 2")
  })

  it.each([
    [{ rows: 2 }, "a\nb\nc\n", "more than 2 rows"],
    [{ columns: 2 }, "a,b,c\n", "more than 2 columns"],
    [{ cell: 2 }, "a,bcd\n", "more than 2 characters"],
    [{ cell: 2 }, '"bcd"\n', "more than 2 characters"]
  ])("exceeds %j", (limits, text, sentence) => {
    expect(() => parse([text], { ...LIMITS, ...limits })).toThrow(sentence)
  })

  it("exceeds the size of a file, which is not written to the end", async () => {
    const bytes = Array.from({ length: 5 }, () => new Uint8Array(1_000_000))
    expect(await failureOf(bytes, { limits: { fileBytes: 3_000_000 } })).toMatchObject({
      message: "This file is larger than 3 MB. Split it into several files."
    })
  })

  it.each([
    ["empty", ""],
    ["empty", "\ufeff \r\n"],
    ["no-table", "%PDF-1.7\n"],
    ["no-table", "{\\rtf1\\ansi}"],
    ["no-table", "a,b\n\u0000"],
    ["web-page", "\n<html><table><tr><td>1</td></tr></table></html>"],
    ["web-page", '<?xml version="1.0"?><!DOCTYPE html><html></html>'],
    ["old-workbook", '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'],
    ["no-table", '<?xml version="1.0"?><gpx/>']
  ])("is %s: %j", async (reason, text) => {
    expect(await failureOf(utf8(text))).toMatchObject({ _tag: "FileNotReadable", reason })
  })
})
