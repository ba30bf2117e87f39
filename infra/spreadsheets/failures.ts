import { Schema } from "effect"

/** Why a file is not a table that we read, as a sentence. The keys are stable: others translate by them. */
const REASONS = {
  empty: "This file is empty.",
  "old-workbook":
    "This is a workbook in an old format of Excel. Open it, save it as an Excel workbook (.xlsx) or as CSV, and try again.",
  "binary-workbook":
    "This is a binary workbook (.xlsb). Open it, save it as an Excel workbook (.xlsx) or as CSV, and try again.",
  "open-document":
    "This is an OpenDocument spreadsheet (.ods). Open it, save it as an Excel workbook (.xlsx) or as CSV, and try again.",
  numbers: "This is a Numbers spreadsheet. Export it as an Excel workbook (.xlsx) or as CSV, and try again.",
  protected: "This workbook is protected with a password. Save it without one and try again.",
  "web-page":
    "This is a web page, not a spreadsheet. Open it in a spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and try again.",
  "no-table": "This file is not a spreadsheet. Use an Excel workbook (.xlsx) or a CSV file.",
  damaged: "This workbook is damaged. Open it in a spreadsheet program, save it again and try once more."
} as const

export type NotReadableReason = keyof typeof REASONS

const Reason = Schema.Literals([
  "empty",
  "old-workbook",
  "binary-workbook",
  "open-document",
  "numbers",
  "protected",
  "web-page",
  "no-table",
  "damaged"
])

/** The file is not a table, or not in a format that we read. Reading it again will not help. */
export class FileNotReadable extends Schema.TaggedError<FileNotReadable>()("FileNotReadable", {
  reason: Reason
}) {
  override get message(): string {
    return REASONS[this.reason]
  }
}

/** A quotation mark in the row that begins on this line is never closed, so the end of the row is unknown. */
export class UnclosedQuote extends Schema.TaggedError<UnclosedQuote>()("UnclosedQuote", {
  line: Schema.Int
}) {
  override get message(): string {
    return `A quotation mark in line ${this.line} is never closed. Close it, or double it to write one.`
  }
}

const count = (most: number): string => new Intl.NumberFormat("en").format(most)

/** What is too large, and the most that we read; of `content`, what a workbook unpacks to. */
const SENTENCES = {
  file: (most: number) =>
    `This file is larger than ${count(most / 1_000_000)} MB. Split it into several files.`,
  content: () => "This workbook is too large to read. Save it as CSV, or split it into several files.",
  rows: (most: number) => `This file has more than ${count(most)} rows. Split it into several files.`,
  columns: (most: number) => `This file has more than ${count(most)} columns. Remove those you do not need.`,
  cell: (most: number) => `A cell of this file has more than ${count(most)} characters. Shorten it.`
} as const

/** The file exceeds a limit. `line` is the row's, where one row does. */
export class TooLarge extends Schema.TaggedError<TooLarge>()("TooLarge", {
  what: Schema.Literals(["file", "content", "rows", "columns", "cell"]),
  most: Schema.Int,
  line: Schema.NullOr(Schema.Int)
}) {
  override get message(): string {
    return SENTENCES[this.what](this.most)
  }
}

/** The workbook has no sheet of this name. */
export class SheetNotFound extends Schema.TaggedError<SheetNotFound>()("SheetNotFound", {
  sheet: Schema.String,
  sheets: Schema.Array(Schema.String)
}) {
  override get message(): string {
    return `This workbook has no sheet "${this.sheet}". It has: ${this.sheets.join(", ")}.`
  }
}

/** All reasons why a table cannot be read. */
export const TableFailure = Schema.Union([FileNotReadable, UnclosedQuote, TooLarge, SheetNotFound])
export type TableFailure = typeof TableFailure.Type
