import type { Answer, AnswerValue } from "../answers.ts"
import { type FormItem, type FormSections, itemsOf, type ShowIf } from "../items.ts"
import { fails } from "./fails.ts"

type Answers = ReadonlyArray<Pick<Answer, "key" | "value">>

const answered = (value: AnswerValue): string | undefined => {
  if (value.type === "pass_fail_na") return value.result
  return value.type === "select" ? value.option : undefined
}

const holds = (condition: ShowIf, item: FormItem, value: AnswerValue | undefined): boolean => {
  if (value === undefined) return false
  return "failed" in condition ? fails(item, value) : answered(value) === condition.equals
}

/** The items that a person sees with these answers, in order. What depends on a hidden item is hidden, too. */
export const shownItems = (sections: FormSections, answers: Answers): ReadonlyArray<FormItem> => {
  const values = new Map(answers.map(({ key, value }) => [key, value]))
  const shown = new Map<string, FormItem>()
  for (const item of itemsOf(sections)) {
    const { show_if: condition } = item
    const other = condition && shown.get(condition.item)
    if (condition === undefined || (other !== undefined && holds(condition, other, values.get(other.key))))
      shown.set(item.key, item)
  }
  return [...shown.values()]
}
