import { DialValue } from "#fleet/contract"
import {
  type Answer,
  type AnswerValue,
  type FormItem,
  type FormSections,
  itemsOf,
  MAX_INSPECTION_PHOTOS,
  missingIn,
  type MissingPart,
  PassFailNa,
  shownItems,
  type SubmitInspection
} from "#inspections/contract"
import { Schema } from "effect"
import { orNull } from "../../../ui/orNull.ts"
import { dialNumber } from "../../fleet/meters/entering.ts"
import {
  EMPTY_ANSWER,
  type EnteredAnswer,
  type EnteredAnswers,
  type StoredInspection
} from "./StoredInspection.ts"

export const answerOf = (answers: EnteredAnswers, key: string): EnteredAnswer => answers[key] ?? EMPTY_ANSWER

/** A number with a decimal point or comma; undefined for other text. */
const numberIn = (text: string): number | undefined => {
  const number = text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."))
  return Number.isFinite(number) ? number : undefined
}

const isOnDial = Schema.is(DialValue)

const readingIn = (text: string): number | undefined => {
  const value = dialNumber(text)
  return isOnDial(value) ? value : undefined
}

/** What was entered for an item, as the server knows it; undefined if it is not answered. */
export const valueOf = (item: FormItem, entered: EnteredAnswer): AnswerValue | undefined => {
  const { choice, text, unit, strokes, marks, photos } = entered
  switch (item.type) {
    case "pass_fail_na": {
      const result = PassFailNa.literals.find((one) => one === choice)
      return result && { type: item.type, result }
    }
    case "number": {
      const number = numberIn(text)
      return number === undefined ? undefined : { type: item.type, number }
    }
    case "select":
      return choice === "" ? undefined : { type: item.type, option: choice }
    case "text":
      return text.trim() === "" ? undefined : { type: item.type, text }
    case "meter": {
      const value = readingIn(text)
      return value === undefined || unit === null ? undefined : { type: item.type, value, unit }
    }
    case "photo":
      return photos.length === 0 ? undefined : { type: item.type }
    case "signature":
      return strokes === "" || text.trim() === "" ? undefined : { type: item.type, name: text, strokes }
    case "damage_map":
      // `pass`: the person has said that there is none.
      return marks.length === 0 && choice !== "pass" ? undefined : { type: item.type, marks }
  }
}

const answered = (item: FormItem, entered: EnteredAnswer): ReadonlyArray<Answer> => {
  const value = valueOf(item, entered)
  const { note, photos } = entered
  return value ? [{ key: item.key, value, note: orNull(note), photos }] : []
}

/** The answers to all items, also to those that other answers hide. */
const allAnswers = (sections: FormSections, entered: EnteredAnswers): ReadonlyArray<Answer> =>
  itemsOf(sections).flatMap((item) => answered(item, answerOf(entered, item.key)))

/** The answers to the items that are shown with them. */
export const answersOf = (sections: FormSections, entered: EnteredAnswers): ReadonlyArray<Answer> => {
  const all = allAnswers(sections, entered)
  const shown = new Set(shownItems(sections, all).map(({ key }) => key))
  return all.filter(({ key }) => shown.has(key))
}

/** What keeps an item from being sent; `number`, `name` and `remark` also if no answer is required, so that nothing is lost. */
export type OpenPart = MissingPart | "number" | "name" | "remark"

export interface Open {
  readonly key: string
  readonly part: OpenPart
}

/** What was entered for an item without being an answer: no number, a signature without a name, a note or photo alone. */
const unsent = (item: FormItem, entered: EnteredAnswer): OpenPart | undefined => {
  if (valueOf(item, entered) !== undefined) return undefined
  const { text, strokes, note, photos } = entered
  if (isNumeric(item) && text.trim() !== "") return "number"
  if (item.type === "signature") return strokes === "" ? undefined : "name"
  return note.trim() === "" && photos.length === 0 ? undefined : "remark"
}

const isNumeric = ({ type }: FormItem): boolean => type === "number" || type === "meter"

/** Whether something was typed that is not a number, where one is needed. */
export const isNotNumber = (item: FormItem, entered: EnteredAnswer): boolean =>
  unsent(item, entered) === "number"

/** What has to be completed until an inspection can be finished, in the order of its items; empty if nothing has. */
export const openIn = (sections: FormSections, entered: EnteredAnswers): ReadonlyArray<Open> => {
  const answers = answersOf(sections, entered)
  const missing = new Map(missingIn(sections, answers).map(({ key, part }) => [key, part]))
  return shownItems(sections, answers).flatMap((item) => {
    const part = unsent(item, answerOf(entered, item.key)) ?? missing.get(item.key)
    return part === undefined ? [] : [{ key: item.key, part }]
  })
}

/** Whether there are as many photos as an inspection can have, with those of marked damage. */
export const isFullOfPhotos = (answers: EnteredAnswers): boolean =>
  Object.values(answers).reduce(
    (count, { photos, marks }) =>
      count + photos.length + marks.filter(({ file_id }) => file_id !== null).length,
    0
  ) >= MAX_INSPECTION_PHOTOS

type Body = (typeof SubmitInspection)["body"]["Encoded"]

const iso = (millis: number) => new Date(millis).toISOString()

/** A finished inspection as the body of a request. `now`: what the device's clock shows. */
export const bodyOf = (one: StoredInspection, now: Date): Body => ({
  vehicle_id: one.vehicle.id,
  form_id: one.form.id,
  form_version: one.form.version,
  started_at: iso(one.started_at),
  finished_at: iso(one.finished_at ?? now.getTime()),
  device_at: now.toISOString(),
  place: one.place ?? null,
  answers: answersOf(one.form.sections, one.answers),
  ...(one.supersedes_id && { supersedes_id: one.supersedes_id })
})
