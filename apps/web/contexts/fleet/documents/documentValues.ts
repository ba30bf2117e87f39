import {
  DEFAULT_LEAD_DAYS,
  type DocumentFields,
  DocumentType,
  type DocumentView,
  MAX_LEAD_DAYS
} from "#fleet/contract"
import { FileId } from "#files/contract"
import { CalendarDate, daysAfter } from "#kernel"
import { Schema, Struct } from "effect"
import { orNull } from "../../../ui/orNull.ts"

/** What a dialog does: it adds a document, perhaps of a type that is missing, or edits or renews one. */
export type DocumentTask =
  | { readonly kind: "add"; readonly type?: DocumentType }
  | { readonly kind: "edit" | "renew"; readonly document: DocumentView }

const LONGEST_LEAD = 365

/** Days as they are typed, `30, 7`; undefined for anything else. */
export const leadDaysIn = (text: string): ReadonlyArray<number> | undefined => {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== "")
  const days = parts.filter((part) => /^\d{1,3}$/.test(part)).map(Number)
  const isValid = days.length === parts.length && days.every((one) => one <= LONGEST_LEAD)
  return isValid && days.length <= MAX_LEAD_DAYS ? days : undefined
}

const NOTHING = {
  type: "registration",
  number: null,
  issuer: null,
  valid_from: null,
  expires_on: null,
  file: null,
  lead_days: DEFAULT_LEAD_DAYS,
  required: false
} as const

/** A renewal begins on the day after, and its end and file are its own. */
const renewalOf = (document: DocumentView) => ({
  ...document,
  valid_from: document.expires_on && daysAfter(document.expires_on, 1),
  expires_on: null,
  file: null
})

const begunWith = (task: DocumentTask) => {
  if (task.kind === "add") return { ...NOTHING, type: task.type ?? NOTHING.type }
  return task.kind === "edit" ? task.document : renewalOf(task.document)
}

/** The fields of the dialog. */
export type DocumentValues = Readonly<Record<keyof typeof DocumentFields | "type", string>>

/** As it opens. */
export const valuesOf = (task: DocumentTask): DocumentValues => {
  const { type, number, issuer, valid_from, expires_on, file, lead_days, required } = begunWith(task)
  return {
    type,
    number: number ?? "",
    issuer: issuer ?? "",
    valid_from: valid_from ?? "",
    expires_on: expires_on ?? "",
    file_id: file?.id ?? "",
    lead_days: lead_days.join(", "),
    required: required ? "yes" : ""
  }
}

const decodeDate = Schema.decodeUnknownOption(CalendarDate)
const dateOrNull = (text: string) => {
  const decoded = decodeDate(text)
  return decoded._tag === "Some" ? decoded.value : null
}

/** The fields as the body of a request. */
export const bodyOf = (values: DocumentValues) => ({
  type: DocumentType.literals.find((type) => type === values.type) ?? "other",
  number: orNull(values.number),
  issuer: orNull(values.issuer),
  valid_from: dateOrNull(values.valid_from),
  expires_on: dateOrNull(values.expires_on),
  file_id: values.file_id === "" ? null : FileId.make(values.file_id),
  lead_days: leadDaysIn(values.lead_days) ?? DEFAULT_LEAD_DAYS,
  required: values.required !== ""
})

/** Only what was changed: a colleague may have changed the rest meanwhile. */
export const changesIn = (values: DocumentValues, before: DocumentValues) =>
  Struct.omit(
    bodyOf(values),
    Struct.keys(before).filter((name) => values[name] === before[name])
  )
