import { type FormItem, PassFailNa } from "#inspections/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import meters from "../../fleet/meters/Meters.module.css"
import { filling, forms } from "../messages/pages.ts"
import { useFormWords } from "../useFormWords.ts"
import { canFail } from "./drafting.ts"
import type { ItemForm } from "./useItemForm.ts"
import { FAILED } from "./itemValues.ts"

interface Props {
  readonly form: ItemForm
  readonly before: ReadonlyArray<FormItem>
}

/** The answers of an item on which another one can depend. */
const useAnswersOf = () => {
  const { results } = useMessages(filling)
  const words = useFormWords()
  return (item: FormItem): ReadonlyArray<readonly [key: string, label: string]> => {
    if (item.type === "pass_fail_na") return PassFailNa.literals.map((result) => [result, results[result]])
    return item.type === "select" ? item.options.map((option) => [option.key, words.label(option)]) : []
  }
}

/** On which earlier answer it depends whether an item is shown. */
export const ConditionFields = ({ form, before }: Props) => {
  const m = useMessages(forms).condition
  const words = useFormWords()
  const answersOf = useAnswersOf()
  const possible = before.filter(({ type }) => canFail(type))
  const chosen = possible.find(({ key }) => key === form.values.condition_item)
  if (possible.length === 0) return null
  return (
    <div className={meters["pair"]}>
      <FormField label={m.item}>
        {(control) => (
          <Select
            {...control}
            name="condition_item"
            value={form.values.condition_item}
            onChange={({ target }) => {
              form.set("condition_item", target.value)
              form.set("condition", FAILED)
            }}
          >
            <option value="">{m.always}</option>
            {possible.map((item) => (
              <option key={item.key} value={item.key}>
                {words.label(item)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {chosen && (
        <FormField label={m.answer}>
          {(control) => (
            <Select {...control} {...form.control("condition")}>
              <option value={FAILED}>{m.failed}</option>
              {answersOf(chosen).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
    </div>
  )
}
