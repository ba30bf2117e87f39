import {
  type ColumnMapping,
  fieldCalled,
  IMPORT_FIELDS,
  type ImportField,
  mappingOf,
  type OwnerCalled,
  plainHeader
} from "#customers/contract"
import { currentSession } from "../../../api/session.ts"
import { local } from "../../../api/storage.ts"
import { CUSTOMER_COLUMNS_KEY } from "../../../api/storageKeys.ts"

export { looksLikeHeader } from "#customers/contract"

/** The fields of a customer a column can be mapped to. */
export const FIELDS = IMPORT_FIELDS
export type Field = ImportField

/** The column of each field, counted from 0. */
export type Mapping = ColumnMapping

type Remembered = Readonly<Record<string, Field>>

/** Per user of this browser, because their files differ. */
const key = () => `${CUSTOMER_COLUMNS_KEY}.${currentSession()?.user.id ?? ""}` as const

const isField = (value: unknown): value is Field => FIELDS.some((field) => field === value)

const remembered = (): Remembered => {
  try {
    const stored: unknown = JSON.parse(local.getItem(key()) ?? "{}")
    if (typeof stored !== "object" || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, field]) => (isField(field) ? [[name, field]] : []))
    )
  } catch {
    // Invalid: treated as missing.
    return {}
  }
}

/** Guesses the mapping: by earlier choices for the same header, otherwise by its name or by the values below it. */
export const guessMapping = (
  header: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>> = [],
  ownerCalled: OwnerCalled = () => undefined
): Mapping => {
  const memory = remembered()
  const fieldOf = (name: string) => memory[plainHeader(name)] ?? fieldCalled(name)
  return mappingOf(header, rows, { fieldOf, ownerCalled })
}

/** Remembers the mapping of these headers for the next file. */
export const rememberMapping = (header: ReadonlyArray<string>, mapping: Mapping) => {
  const chosen = FIELDS.flatMap((field) => {
    const name = mapping[field] === undefined ? "" : plainHeader(header[mapping[field]] ?? "")
    return name === "" ? [] : [[name, field] as const]
  })
  local.setItem(key(), JSON.stringify({ ...remembered(), ...Object.fromEntries(chosen) }))
}
