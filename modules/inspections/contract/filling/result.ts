import { Schema } from "effect"
import type { Answer } from "../answers.ts"
import type { FormItem, FormSections } from "../items.ts"
import { fails } from "./fails.ts"
import { shownItems } from "./shownItems.ts"

/** `fail`: a failed item keeps the vehicle from being driven. */
export const InspectionResult = Schema.Literals(["pass", "pass_with_defects", "fail"])
export type InspectionResult = typeof InspectionResult.Type

type Answers = ReadonlyArray<Pick<Answer, "key" | "value">>

/** The shown items that fail with these answers, in order. */
export const failedItems = (sections: FormSections, answers: Answers): ReadonlyArray<FormItem> =>
  shownItems(sections, answers).filter((item) =>
    fails(item, answers.find(({ key }) => key === item.key)?.value)
  )

const isBlocking = (item: FormItem): boolean => "on_fail" in item && (item.on_fail?.blocking ?? false)

/** What an inspection finds, by its items that failed. */
export const resultOf = (failed: ReadonlyArray<FormItem>): InspectionResult => {
  if (failed.length === 0) return "pass"
  return failed.some(isBlocking) ? "fail" : "pass_with_defects"
}
