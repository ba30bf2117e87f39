import {
  type ColumnMapping,
  fieldCalled,
  IMPORT_FIELDS,
  type ImportField,
  mappingOf,
  plainHeader
} from "#customers/contract"
import { currentSession } from "../../../api/session.ts"
import { local } from "../../../api/storage.ts"

export { looksLikeHeader } from "#customers/contract"

/** The fields of a customer a column can go into. */
export const FIELDS = IMPORT_FIELDS
export type Field = ImportField

/** Which column, counted from 0, holds a field. */
export type Mapping = ColumnMapping

type Remembered = Readonly<Record<string, Field>>

/** Each person of this browser has their own files. */
const key = () => `motorpool.customer-columns.${currentSession()?.user.id ?? ""}`

const isField = (value: unknown): value is Field => FIELDS.some((field) => field === value)

const remembered = (): Remembered => {
  try {
    const stored: unknown = JSON.parse(local.getItem(key()) ?? "{}")
    if (typeof stored !== "object" || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, field]) => (isField(field) ? [[name, field]] : []))
    )
  } catch {
    // Written by something else: as good as nothing.
    return {}
  }
}

/** Which column holds what, by what was chosen before for such a header, else by its name. */
export const guessMapping = (header: ReadonlyArray<string>): Mapping => {
  const memory = remembered()
  return mappingOf(header, (name) => memory[plainHeader(name)] ?? fieldCalled(name))
}

/** Keeps for the next file what was chosen for this one's headers. */
export const rememberMapping = (header: ReadonlyArray<string>, mapping: Mapping) => {
  const chosen = FIELDS.flatMap((field) => {
    const name = mapping[field] === undefined ? "" : plainHeader(header[mapping[field]] ?? "")
    return name === "" ? [] : [[name, field] as const]
  })
  local.setItem(key(), JSON.stringify({ ...remembered(), ...Object.fromEntries(chosen) }))
}
