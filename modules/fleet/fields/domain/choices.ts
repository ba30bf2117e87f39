import { type Choice, CustomFieldType } from "../../contract/customFieldViews.ts"
import { ChoicesInvalid } from "../../contract/errors/fields.ts"

/** Fails unless a field of type `choice` has choices with different names, and any other field none. */
export const refusalOfChoices = (
  type: CustomFieldType,
  choices: ReadonlyArray<Pick<Choice, "name">>
): ChoicesInvalid | undefined => {
  const names = new Set(choices.map(({ name }) => name.trim().toLowerCase()))
  const isRight =
    type === "choice" ? choices.length > 0 && names.size === choices.length : choices.length === 0
  return isRight ? undefined : new ChoicesInvalid()
}
