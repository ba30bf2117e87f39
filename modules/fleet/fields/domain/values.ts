import { CalendarDate, line, NotFound, type RowError } from "#kernel"
import { Option, Schema } from "effect"
import {
  type CustomInput,
  type CustomValue,
  type CustomValues,
  MAX_TEXT
} from "../../contract/customFieldViews.ts"
import { CustomValueInvalid } from "../../contract/errors/vehicles.ts"
import type { CustomField } from "./CustomFields.ts"

const text = Schema.decodeUnknownOption(line("Value", { max: MAX_TEXT }))
const isDay = Schema.is(CalendarDate)

/** The largest number, and the smallest below zero; all are exact with six decimals. */
const LARGEST = 1e9
const DECIMALS = 1e6

/** The value as it is stored, if the field can have it. */
const valueOf = ({ type, choices }: CustomField, given: CustomValue): CustomValue | undefined => {
  switch (type) {
    case "text":
      return Option.getOrUndefined(text(given))
    case "number":
      return typeof given === "number" && Math.abs(given) <= LARGEST
        ? Math.round(given * DECIMALS) / DECIMALS
        : undefined
    case "date":
      return isDay(given) ? given : undefined
    case "choice":
      return choices.find(({ id }) => id === given)?.id
  }
}

/** In the order of the database, so that equal values read alike. */
const sorted = (values: CustomValues): CustomValues =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** A vehicle's values with those that are given, or why they cannot be stored. */
export const withValues = (
  fields: ReadonlyArray<CustomField>,
  before: CustomValues,
  given: CustomInput
): CustomValues | CustomValueInvalid | NotFound => {
  const values: Record<string, CustomValue> = { ...before }
  for (const [id, value] of Object.entries(given)) {
    const field = fields.find((one) => one.id === id)
    if (field === undefined) return new NotFound({ what: "field" })
    // A form may return the value of a field that was archived since it was opened.
    if (value === before[id] || (value === null && before[id] === undefined)) continue
    if (value === null) delete values[id]
    else {
      const stored = field.archived_at === null ? valueOf(field, value) : undefined
      if (stored === undefined) return new CustomValueInvalid({ values: { field: id, name: field.name } })
      values[id] = stored
    }
  }
  return sorted(values)
}

/** Values of an import added to those that a vehicle has. */
export const merged = (before: CustomValues, given: CustomValues): CustomValues =>
  sorted({ ...before, ...given })

/** The values that the fields can still have: meanwhile, a choice may have been removed. */
export const valuesThatFit = (fields: ReadonlyArray<CustomField>, values: CustomValues): CustomValues =>
  Object.fromEntries(
    Object.entries(values).filter(([id, value]) => {
      const field = fields.find((one) => one.id === id)
      return field !== undefined && valueOf(field, value) !== undefined
    })
  )

const PREFIX = "custom_"

/** A field's name in imports and exports. */
export const columnOf = ({ id }: Pick<CustomField, "id">): `custom_${string}` => `${PREFIX}${id}`

export const isCustomColumn = (column: string): boolean => column.startsWith(PREFIX)

/** How cells become numbers and dates. */
export interface Reading {
  readonly numberIn: (cell: string) => number
  readonly dateIn: (cell: string) => string
}

const readCell = (
  { type, choices }: CustomField,
  cell: string,
  { numberIn, dateIn }: Reading
): CustomValue => {
  if (type === "number") return numberIn(cell)
  if (type === "date") return dateIn(cell)
  const called = cell.trim().toLowerCase()
  return type === "choice" ? (choices.find(({ name }) => name.toLowerCase() === called)?.id ?? "") : cell
}

const SENTENCES: Readonly<Record<CustomField["type"], string>> = {
  text: `Enter at most ${MAX_TEXT} characters in one line.`,
  number: "Enter a number.",
  date: "Enter a date.",
  choice: "This is none of the field's choices."
}

/** Reads the cells of custom fields in a row of a file. */
export const readCustomCells = (
  fields: ReadonlyArray<CustomField>,
  cells: Readonly<Record<string, string>>,
  reading: Reading
): { readonly values: CustomValues; readonly errors: ReadonlyArray<RowError> } => {
  const values: Record<string, CustomValue> = {}
  const errors: Array<RowError> = []
  for (const field of fields) {
    const cell = cells[columnOf(field)]
    if (cell === undefined) continue
    const value = valueOf(field, readCell(field, cell, reading))
    if (value === undefined)
      errors.push({ field: columnOf(field), code: "not_valid", message: SENTENCES[field.type] })
    else values[field.id] = value
  }
  return { values, errors }
}

/** A value as people read it, and as an import understands it. */
export const wordsOf = ({ choices }: Pick<CustomField, "choices">, value: CustomValue): string =>
  choices.find(({ id }) => id === value)?.name ?? String(value)
