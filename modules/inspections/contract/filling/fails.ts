import type { AnswerValue } from "../answers.ts"
import type { FormItem } from "../items.ts"

/** Whether an item fails with an answer. An answer of another type does not belong to it, and fails nothing. */
export const fails = (item: FormItem, value: AnswerValue | undefined): boolean => {
  if (value === undefined) return false
  switch (item.type) {
    case "pass_fail_na":
      return value.type === item.type && value.result === "fail"
    case "number":
      return value.type === item.type && isOutside(item, value.number)
    case "select":
      return value.type === item.type && item.options.some(({ key, fails }) => fails && key === value.option)
    case "damage_map":
      return value.type === item.type && value.marks.length > 0
    default:
      return false
  }
}

const isOutside = (
  { min, max }: { readonly min: number | null; readonly max: number | null },
  number: number
): boolean => (min !== null && number < min) || (max !== null && number > max)
