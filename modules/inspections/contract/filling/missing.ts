import type { Answer } from "../answers.ts"
import type { FormItem, FormSections } from "../items.ts"
import { fails } from "./fails.ts"
import { shownItems } from "./shownItems.ts"

/** What keeps an inspection from being finished: an answer or a photo that is missing, or an answer that is not one of the item's. */
export type MissingPart = "answer" | "photo" | "fitting_answer"

export interface Missing {
  readonly key: string
  readonly part: MissingPart
}

type Given = Pick<Answer, "key" | "value" | "photos">

const fits = (item: FormItem, { value, photos }: Given): boolean => {
  if (value.type !== item.type) return false
  if (value.type === "photo") return photos.length > 0
  return (
    value.type !== "select" || item.type !== "select" || item.options.some(({ key }) => key === value.option)
  )
}

const needsPhoto = (item: FormItem, { value }: Given): boolean =>
  item.photo === "always" || (item.photo === "on_fail" && fails(item, value))

const missingOf = (item: FormItem, answer: Given | undefined): MissingPart | undefined => {
  if (answer === undefined) return item.required ? "answer" : undefined
  if (!fits(item, answer)) return "fitting_answer"
  return needsPhoto(item, answer) && answer.photos.length === 0 ? "photo" : undefined
}

/** What is missing until an inspection can be sent, in the order of its items; empty if nothing is. */
export const missingIn = (sections: FormSections, answers: ReadonlyArray<Given>): ReadonlyArray<Missing> =>
  shownItems(sections, answers).flatMap((item) => {
    const part = missingOf(
      item,
      answers.find(({ key }) => key === item.key)
    )
    return part === undefined ? [] : [{ key: item.key, part }]
  })
