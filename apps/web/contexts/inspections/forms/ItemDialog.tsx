import { StandardKind } from "#fleet/contract"
import { PhotoRule } from "#inspections/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { CheckInput, ChoiceInput, LongInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import meters from "../../fleet/meters/Meters.module.css"
import { meters as metersCatalogue } from "../../fleet/messages/index.ts"
import { forms } from "../messages/pages.ts"
import { ConditionFields } from "./ConditionFields.tsx"
import { canFail } from "./drafting.ts"
import { FailFields } from "./FailFields.tsx"
import { ITEM_TYPES, typeIn } from "./itemValues.ts"
import { OptionList } from "./OptionList.tsx"
import { type ItemForm, type ItemProps, useItemForm } from "./useItemForm.ts"

interface FormProps {
  readonly form: ItemForm
}

const NumberFields = ({ form }: FormProps) => {
  const m = useMessages(forms).item
  return (
    <div className={meters["pair"]}>
      <TextInput form={form} name="min" label={m.min} optional />
      <TextInput form={form} name="max" label={m.max} optional />
      <TextInput form={form} name="unit" label={m.unit} optional />
    </div>
  )
}

const MeterField = ({ form }: FormProps) => {
  const m = useMessages(forms).item
  const { kinds } = useMessages(metersCatalogue)
  return (
    <ChoiceInput form={form} name="meter" label={m.meter}>
      <NamedOptions values={StandardKind.literals} names={kinds} />
    </ChoiceInput>
  )
}

/** Adds an item, or changes what it asks and what follows from a failure. */
export const ItemDialog = (props: ItemProps) => {
  const { item, before, onClose } = props
  const m = useMessages(forms).item
  const form = useItemForm(props)
  const type = typeIn(form.values)
  return (
    <FormDialog
      title={item ? m.editTitle : m.addTitle}
      about={m.about}
      form={form}
      submit={item ? m.save : m.add}
      busyText={m.save}
      maxWidth="560px"
      onClose={onClose}
    >
      <ChoiceInput form={form} name="type" label={m.type} hint={m.typeHints[type]}>
        <NamedOptions values={ITEM_TYPES} names={m.types} />
      </ChoiceInput>
      <div className={meters["pair"]}>
        <TextInput form={form} name="label" label={m.label} />
        <TextInput form={form} name="label_es" label={m.labelEs} optional />
      </div>
      {type === "number" && <NumberFields form={form} />}
      {type === "select" && (
        <OptionList
          text={form.values.options}
          error={form.errors["options"]}
          onChange={(text) => form.set("options", text)}
        />
      )}
      {type === "meter" && <MeterField form={form} />}
      <LongInput form={form} name="help" label={m.help} maxLength={500} optional />
      <CheckInput form={form} name="required" label={m.required} />
      <ChoiceInput form={form} name="photo" label={m.photo}>
        <NamedOptions
          values={PhotoRule.literals.filter((rule) => rule !== "on_fail" || canFail(type))}
          names={m.photoRules}
        />
      </ChoiceInput>
      {canFail(type) && <FailFields form={form} />}
      <ConditionFields form={form} before={before} />
    </FormDialog>
  )
}
