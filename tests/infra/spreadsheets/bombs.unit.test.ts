import { LIMITS, type TableFailure } from "#infra/spreadsheets"
import type { ChildProcess } from "node:child_process"
import { deflateRawSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { startedProcesses } from "../../support/startedProcesses.ts"
import { timeLapse } from "../../support/timeLapse.ts"
import { cellsOf, failureOf } from "./reading.ts"
import { archive, part, workbook, workbookParts } from "./workbooks.ts"

const tooLarge = { _tag: "TooLarge", what: "content" }
const SHEET = "xl/worksheets/sheet1.xml"

const withSheet = (sheet: ReturnType<typeof part>) =>
  archive({ ...workbookParts({ sheets: [{ rows: "" }] }), [SHEET]: sheet })

/** A gigabyte of zeros, compressed to a megabyte. */
const gigabyte = (() => {
  const block = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: 3 })
  return Buffer.concat([...Array.from({ length: 1000 }, () => block), Buffer.from([3, 0])])
})()

describe("a workbook made to take memory or time", () => {
  it("is refused by what it says to unpack to, before it is unpacked", async () => {
    const sheet = { packed: gigabyte, crc: 0, size: 1_000_000_000, method: 8 }
    expect(await failureOf(withSheet(sheet))).toMatchObject(tooLarge)
  })

  it("is refused when it unpacks to more than it says", async () => {
    const sheet = { packed: gigabyte, crc: 0, size: 1000, method: 8 }
    expect(await failureOf(withSheet(sheet))).toMatchObject({ reason: "damaged" })
  })

  it("is refused when its parts together unpack to too much", async () => {
    const bytes = workbook("<row/>".repeat(1000), { sharedStrings: "<si/>".repeat(1000) })
    expect(await failureOf(bytes, { limits: { unpackedBytes: 10_000 } })).toMatchObject(tooLarge)
  })

  it("is refused when one shared text fills many cells", async () => {
    const cell = `<c t="s"><v>0</v></c>`
    const bytes = workbook(`<row>${cell.repeat(100)}</row>`.repeat(100), {
      sharedStrings: `<si><t>${"x".repeat(1000)}</t></si>`
    })
    expect(await failureOf(bytes, { limits: { characters: 100_000 } })).toMatchObject(tooLarge)
  })

  it("is refused when cells far to the right make long rows", async () => {
    const bytes = workbook(`<row><c/><c r="ALL1"><v>1</v></c></row>`.repeat(200))
    expect(await failureOf(bytes, { limits: { characters: 100_000 } })).toMatchObject(tooLarge)
  })

  it("is refused when it has too many shared texts", async () => {
    const bytes = workbook("", { sharedStrings: "<si><t>abcdefgh</t></si>".repeat(1000) })
    expect(await failureOf(bytes, { limits: { characters: 5000 } })).toMatchObject(tooLarge)
  })

  it("is refused when one text takes all the memory of its process", async () => {
    const block = deflateRawSync(Buffer.alloc(1_000_000, "\u00e9"), { finishFlush: 3 })
    const begin = deflateRawSync(Buffer.from("<worksheet><sheetData><row><c><is><t>"), { finishFlush: 3 })
    const packed = Buffer.concat([begin, ...Array.from({ length: 390 }, () => block), Buffer.from([3, 0])])
    const sheet = { packed, crc: 0, size: 390_000_037, method: 8 }
    expect(await failureOf(withSheet(sheet))).toMatchObject({
      _tag: expect.stringMatching("TooLarge|FileNotReadable")
    })
  })

  it.each([
    [{ rows: 2 }, "<row><c><v>1</v></c></row>".repeat(3), "more than 2 rows"],
    [{ columns: 2 }, `<row><c r="C1"><v>1</v></c></row>`, "more than 2 columns"],
    [{ cell: 2 }, "<row><c><v>123</v></c></row>", "more than 2 characters"]
  ])("exceeds %j", async (limits, rows, sentence) => {
    const { message } = await failureOf(workbook(rows), { limits })
    expect(message).toContain(sentence)
  })

  const meanwhile = (work: (child: ChildProcess, pass: (millis: number) => void) => void) => {
    const { clock, pass } = timeLapse()
    let failure: Promise<TableFailure> | undefined
    return startedProcesses(async (started) => {
      failure = failureOf(workbook("<row/>"), {}, clock)
      await expect.poll(() => started).toHaveLength(1)
      const [child] = started
      if (child === undefined) throw new Error("There is no process.")
      work(child, pass)
      expect(await failure).toMatchObject(tooLarge)
      expect(child.signalCode).toBe("SIGKILL")
    })
  }

  it("is refused when it takes too long, and its process killed", () =>
    meanwhile((child, pass) => {
      child.kill("SIGSTOP")
      pass(60_000)
    }))

  it("is refused when the system kills its process", () =>
    meanwhile((child) => {
      child.kill("SIGSTOP")
      child.kill("SIGKILL")
    }))
})

it("reads a million cells in bounded memory", async () => {
  const cells = `<c t="inlineStr"><is><t>some text</t></is></c>`.repeat(10)
  const sheet = part(`<worksheet><sheetData>${`<row>${cells}</row>`.repeat(100_000)}</sheetData></worksheet>`)
  expect(await cellsOf(withSheet(sheet))).toHaveLength(100_000)
  expect(LIMITS.rows).toBeGreaterThan(100_000)
})
