import {
  ChoiceId,
  CreateCustomField,
  CustomFieldType,
  type CustomFieldView,
  EditCustomField
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { TextField } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { customFields } from "../messages/pages.ts"
import { faultIn, initialChoices, choicesToSave } from "./choiceDrafts.ts"
import { ChoiceList } from "./ChoiceList.tsx"

interface Props {
  readonly organization: Organization
  /** The field to edit; without one, a new one is added. */
  readonly field?: CustomFieldView
  readonly onClose: () => void
}

const NAME_LENGTH = 60

interface Values {
  readonly [name: string]: string
  readonly name: string
  readonly type: string
  readonly choices: string
}

const typeIn = ({ type }: Values): CustomFieldType =>
  CustomFieldType.literals.find((one) => one === type) ?? "text"

/** Adds the field, or changes it. */
const save = ({ id: organizationId }: Organization, field: CustomFieldView | undefined, values: Values) => {
  const type = typeIn(values)
  const named = type === "choice" ? choicesToSave(values.choices) : []
  const { name } = values
  if (!field)
    return api(CreateCustomField, {
      params: { organizationId },
      body: { name, type, choices: named.map((choice) => choice.name) }
    })
  const choices = named.map((choice) => ({
    name: choice.name,
    ...(choice.state === "stored" && { id: ChoiceId.make(choice.key) })
  }))
  return api(EditCustomField, {
    params: { organizationId, customFieldId: field.id },
    body: { name, type, choices }
  })
}

const useFieldForm = ({ organization, field, onClose }: Props) => {
  const m = useMessages(customFields)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const initial: Values = {
    name: field?.name ?? "",
    type: field?.type ?? "text",
    choices: initialChoices(field?.choices)
  }
  const choicesError = (text: string, values: Values) => {
    const fault = typeIn(values) === "choice" ? faultIn(text) : undefined
    return fault && m.choices.faults[fault.kind](fault.choices[0]?.name.trim() ?? "")
  }
  return useDraftedForm<Values>({
    draft: `custom-field.${organization.id}.${field ? `${field.id}.${field.updated_at.toISOString()}` : ""}`,
    initial,
    checks: { name: check.line(m.name, NAME_LENGTH), choices: choicesError },
    errorFields: {
      custom_field_exists: "name",
      custom_field_in_use: "type",
      choice_in_use: "choices",
      choices_invalid: "choices"
    },
    submit: async (values) => {
      const { name } = await save(organization, field, values)
      await refresh()
      notify.success(field ? m.saved(name) : m.added(name))
      onClose()
    }
  })
}

/** Adds a field, or renames it and changes its type and choices. */
export const FieldDialog = (props: Props) => {
  const { field, onClose } = props
  const m = useMessages(customFields)
  const form = useFieldForm(props)
  const type = typeIn(form.values)
  const isUsed = field?.is_used ?? false
  return (
    <FormDialog
      title={field ? m.editTitle : m.addTitle}
      about={m.dialogAbout}
      form={form}
      submit={field ? m.save : m.add}
      busyText={field ? m.saving : m.adding}
      onClose={onClose}
    >
      <FormField label={m.name} error={form.errors["name"]}>
        {(control) => <TextField.Root autoComplete="off" {...control} {...form.control("name")} />}
      </FormField>
      <FormField label={m.type} error={form.errors["type"]} hint={isUsed ? m.typeFixed : m.typeHints[type]}>
        {(control) => (
          <Select disabled={isUsed} {...control} {...form.control("type")}>
            {CustomFieldType.literals.map((one) => (
              <option key={one} value={one}>
                {m.types[one]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {type === "choice" && (
        <ChoiceList
          text={form.values.choices}
          onChange={(text) => form.set("choices", text)}
          error={form.errors["choices"]}
        />
      )}
      <Alert error={form.formError} />
    </FormDialog>
  )
}
