import type { ImportField } from "#kernel"
import type { ImportColumn } from "../contract/views.ts"

type Rows = ReadonlyArray<ReadonlyArray<string>>

/** Removes case, accents and punctuation: `E-Mail` becomes `e mail`. */
export const plainHeader = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

const MOST = 0.8

/** Whether most of a column's values, without empty ones, fit. */
const mostlyFit = (rows: Rows, column: number, fit: (cell: string) => boolean): boolean => {
  const values = rows.map((cells) => (cells[column] ?? "").trim()).filter((cell) => cell !== "")
  return values.length > 0 && values.filter(fit).length >= values.length * MOST
}

const names = ({ headers, label, key }: ImportField): ReadonlyArray<string> =>
  [...headers, label.en, label.es, key].map(plainHeader)

const isCalled = (field: ImportField, header: string): boolean => {
  const plain = plainHeader(header)
  return plain !== "" && names(field).includes(plain)
}

const confirms = ({ values }: ImportField, rows: Rows, column: number): boolean =>
  values?.use !== "confirms" || mostlyFit(rows, column, values.fit)

/**
 * The field of each column: by its header, and otherwise by its values. Where values confirm, a column with other values
 * is left out, because they would be errors: a "Type" may well be "Retail". The first of several columns wins.
 */
export const guessColumns = (
  fields: ReadonlyArray<ImportField>,
  header: ReadonlyArray<string>,
  rows: Rows
): ReadonlyArray<string | null> => {
  const guess: Array<string | null> = header.map(() => null)
  for (const [column, name] of header.entries()) {
    const field = fields.find((one) => isCalled(one, name) && !guess.includes(one.key))
    if (field !== undefined && confirms(field, rows, column)) guess[column] = field.key
  }
  // A column that is named after another field is not searched: an owner's address is not the customer's.
  const unnamed = header.map((name) => !fields.some((field) => isCalled(field, name)))
  for (const { key, values } of fields) {
    if (values?.use !== "finds" || guess.includes(key)) continue
    const index = header.findIndex(
      (_, at) => unnamed[at] === true && !guess[at] && mostlyFit(rows, at, values.fit)
    )
    if (index >= 0) guess[index] = key
  }
  return guess
}

/** Whether the first row is a header: it names a field, or none of its cells looks like a value. */
export const looksLikeHeader = (fields: ReadonlyArray<ImportField>, cells: ReadonlyArray<string>): boolean =>
  cells.some((cell) => fields.some((field) => isCalled(field, cell))) ||
  !cells.some((cell) => fields.some(({ values }) => values?.use === "finds" && values.fit(cell.trim())))

const SAMPLES = 3
const SAMPLE_LENGTH = 60

/** What is shown of each column: its header, and its first different values. */
export const columnsOf = (header: ReadonlyArray<string>, rows: Rows): ReadonlyArray<ImportColumn> =>
  header.map((name, column) => ({
    header: name.trim().slice(0, SAMPLE_LENGTH),
    samples: [...new Set(rows.map((cells) => (cells[column] ?? "").trim()))]
      .filter((cell) => cell !== "")
      .slice(0, SAMPLES)
      .map((cell) => cell.slice(0, SAMPLE_LENGTH))
  }))

/** Identifies files with the same columns, to remember how they were read. */
export const headerKey = (header: ReadonlyArray<string>): string => JSON.stringify(header.map(plainHeader))
