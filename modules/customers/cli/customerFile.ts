import { CommandFailed, Missing, UsageError } from "#infra/cli"
import {
  type ColumnMapping,
  type ImportedRow,
  IMPORT_FIELDS,
  looksLikeHeader,
  mappingOf,
  type OwnerCalled
} from "../contract/index.ts"
import { readFileSync } from "node:fs"
import Papa from "papaparse"

interface Line {
  /** Its first line in the file, from 1. */
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** The columns chosen by field; null means the one the header suggests. */
export type ChosenColumns = { readonly [F in (typeof IMPORT_FIELDS)[number]]: string | null }

const readText = (path: string): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path))
  } catch (cause) {
    if (cause instanceof TypeError)
      throw new CommandFailed(`${path} is not UTF-8.`, "Save it as CSV UTF-8 and try again.")
    throw new Missing(`${path} can't be read.`, "Give the file's full path.")
  }
}

const DELIMITERS = [",", ";", "\t"]

/** The rows of a CSV file, blank ones left out. */
const linesOf = (path: string, text: string): ReadonlyArray<Line> => {
  const { data, errors } = Papa.parse<ReadonlyArray<string>>(text, { delimitersToGuess: DELIMITERS })
  if (errors.some(({ code }) => code === "MissingQuotes"))
    throw new CommandFailed(
      `A quotation mark in ${path} is never closed.`,
      "Close it, or double it to write one."
    )
  const lines: Array<Line> = []
  let at = 1
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== "")) lines.push({ line: at, cells })
    at += 1 + cells.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0)
  }
  return lines
}

/** A column by its name in the header, or by its number from 1. */
const columnNamed = (name: string, header: ReadonlyArray<string>): number => {
  const index = header.findIndex((cell) => cell.trim() === name.trim())
  if (index >= 0) return index
  if (/^[1-9]\d{0,2}$/.test(name)) return Number(name) - 1
  throw new UsageError(
    `The file has no column "${name}".`,
    header.length === 0
      ? "It has no header: refer to columns by number, from 1."
      : `It has: ${header.join(", ")}.`
  )
}

const mapped = (
  chosen: ChosenColumns,
  header: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  ownerCalled: OwnerCalled
): ColumnMapping => {
  const indexes = IMPORT_FIELDS.flatMap((field) => {
    const name = chosen[field]
    return name === null ? [] : [[field, columnNamed(name, header)] as const]
  })
  const mapping: ColumnMapping = {
    ...mappingOf(header, rows, { ownerCalled }),
    ...Object.fromEntries(indexes)
  }
  if (mapping.name !== undefined) return mapping
  throw new UsageError("No column of the file contains names.", "Choose one with --name <header or number>.")
}

const asRow =
  (mapping: ColumnMapping) =>
  ({ line, cells }: Line): ImportedRow => {
    const values = IMPORT_FIELDS.flatMap((field) => {
      const column = mapping[field]
      return column === undefined ? [] : [[field, cells[column] ?? ""] as const]
    })
    return { line, name: "", ...Object.fromEntries(values) }
  }

/** The rows of a customer file for the import. @throws CommandFailed */
export const customerRows = (
  path: string,
  chosen: ChosenColumns,
  ownerCalled: OwnerCalled
): ReadonlyArray<ImportedRow> => {
  const lines = linesOf(path, readText(path))
  const first = lines[0]?.cells ?? []
  const hasHeader = looksLikeHeader(first)
  const rows = lines.slice(hasHeader ? 1 : 0)
  if (rows.length === 0) throw new CommandFailed(`There are no customers in ${path}.`, "")
  const values = rows.map(({ cells }) => cells)
  return rows.map(asRow(mapped(chosen, hasHeader ? first : [], values, ownerCalled)))
}
