import * as fc from "fast-check"
import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { csvFile, csvLine, guarded, unguarded } from "../../modules/customers/domain/csv.ts"

const SEED = { seed: 4711, numRuns: 2000 }

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom("'", "=", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "a", "＝") })
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
})

it("starts a file with a byte order mark and a header", () => {
  const file = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    csvFile([{ name: "Ünal", email: null, phone: null, notes: null }])
  )
  expect(file).toBe('\ufeff"name","email","phone","notes"\r\n"Ünal","","",""\r\n')
})
