import type { FormItem } from "#inspections/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { forms } from "../messages/pages.ts"
import { itemIn, type ItemValues, optionsIn, typeIn, valuesOf } from "./itemValues.ts"

export interface ItemProps {
  /** The name under which what is typed is stored. */
  readonly draft: string
  /** The item to edit; without one, a new one is added. */
  readonly item: FormItem | undefined
  /** Those that come before it, on which it may depend. */
  readonly before: ReadonlyArray<FormItem>
  /** The keys of all other items. */
  readonly taken: ReadonlyArray<string>
  readonly onSave: (item: FormItem) => void
  readonly onClose: () => void
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/

/** The form of a new or an edited item. */
export const useItemForm = ({ draft, item, taken, onSave, onClose }: ItemProps) => {
  const m = useMessages(forms).item
  const check = useChecks()
  const isNumber = (text: string) => (text.trim() === "" || NUMBER.test(text.trim()) ? undefined : m.noNumber)
  return useDraftedForm<ItemValues>({
    draft: `${draft}.${item?.key ?? "new"}`,
    initial: valuesOf(item),
    checks: {
      label: check.line(m.label, 160),
      min: isNumber,
      max: isNumber,
      options: (text, values) =>
        typeIn(values) === "select" && optionsIn(text).every(({ label }) => label.trim() === "")
          ? m.options.none
          : undefined
    },
    submit: async (values) => {
      onSave(itemIn(values, item?.key, taken))
      onClose()
    }
  })
}

export type ItemForm = ReturnType<typeof useItemForm>
