import * as fc from "fast-check"
import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { csvLine, guarded, unguarded } from "#kernel"

const SEED = { seed: 4711, numRuns: 2000 }

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom("'", "=", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", " ", "a", "＝")
  })
)

describe("a CSV cell", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+49 170", "'+49 170"],
    ["-1", "'-1"],
    ["@x", "'@x"],
    ["\tx", "'\tx"],
    ["\rx", "'\rx"],
    ["＝x", "'＝x"],
    ["'=x", "''=x"],
    ["''=x", "'''=x"],
    ["'x", "'x"],
    ["x=1", "x=1"],
    ["a;=1+1", "a;'=1+1"],
    ['a; "=1+1"', 'a; "\'=1+1"'],
    [" =1", " '=1"],
    ["\u00a0-1;\u3000＠x", "\u00a0'-1;\u3000'＠x"],
    ["one\n- two\r\n+3", "one\n'- two\r\n'+3"],
    ["\t=1", "'\t'=1"],
    ["a;'=1;''=2", "a;''=1;'''=2"],
    ["a-b; c=d, -5, +34 600", "a-b; c=d, -5, +34 600"],
    ["", ""]
  ])("%j is written as %j", (plain, written) => {
    expect(guarded(plain)).toBe(written)
    expect(unguarded(written)).toBe(plain)
  })

  it("never starts a formula and can be read back unchanged", () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(guarded(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u)
        expect(unguarded(guarded(text))).toBe(text)
      }),
      SEED
    )
  })
})

/** The texts that a spreadsheet may take for cells if it splits at semicolons or tabs and finds the quotes misplaced. */
const partsOf = (line: string) => line.split(/[;\t\r\n]/).map((part) => part.replace(/^[\s"]+/u, ""))

describe("known flaw: a spreadsheet that splits at semicolons runs the second part of a cell as a formula", () => {
  it.each([
    ["after a semicolon", "a;=1+1"],
    ["after a semicolon, a space and a quote", 'a; "=1+1"'],
    ["after a tab", "a\t@SUM(A1)"],
    ["on the next line", "a\n-2+3;＝1"]
  ])("%s", (_, hostile) => {
    for (const part of partsOf(csvLine(["Ana", hostile]))) expect(part).not.toMatch(/^[=+\-@＝＋－＠]/u)
  })

  it("in any cell", () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        for (const part of partsOf(csvLine(cells))) expect(part).not.toMatch(/^[=+\-@＝＋－＠]/u)
      }),
      SEED
    )
  })
})

describe("a CSV record", () => {
  it("is read back unchanged by other parsers, whatever its cells contain", () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
        const { data, errors } = Papa.parse<ReadonlyArray<string>>(csvLine(cells).slice(0, -2), {
          delimiter: ",",
          newline: "\r\n"
        })
        expect(errors).toEqual([])
        expect(data.map((record) => record.map(unguarded))).toEqual([cells])
      }),
      SEED
    )
  })

  it("quotes every cell and ends with CR LF", () => {
    expect(csvLine(["a", 'b"c', "", "d,e\nf"])).toBe('"a","b""c","","d,e\nf"\r\n')
  })

  it("has negative numbers without an apostrophe, so that spreadsheets can sum them", () => {
    expect(csvLine([-1.5, "-1.5"])).toBe(`"-1.5","'-1.5"\r\n`)
  })
})
