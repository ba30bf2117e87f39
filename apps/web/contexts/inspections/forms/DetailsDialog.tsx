import { EditForm, FormUse, Jurisdiction } from "#inspections/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import meters from "../../fleet/meters/Meters.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { inspections } from "../messages/index.ts"
import { forms } from "../messages/pages.ts"
import type { FormProps } from "./BuilderPage.tsx"

interface Props extends FormProps {
  readonly onClose: () => void
}

const useDetailsForm = ({ organization, form, onClose }: Props) => {
  const m = useMessages(forms)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const initial: Readonly<Record<"name" | "use" | "jurisdiction" | "retention_months", string>> = {
    name: form.name,
    use: form.use,
    jurisdiction: form.jurisdiction,
    retention_months: String(form.retention_months)
  }
  return useForm({
    initial,
    checks: { name: check.line(m.name, 120) },
    errorFields: { form_exists: "name", retention_too_short: "retention_months" },
    submit: async (values) => {
      await api(EditForm, {
        params: { organizationId: organization.id, formId: form.id },
        body: {
          expected_version: form.version,
          name: values.name,
          use: FormUse.literals.find((one) => one === values.use) ?? form.use,
          jurisdiction: Jurisdiction.literals.find((one) => one === values.jurisdiction) ?? form.jurisdiction,
          retention_months: Number(values.retention_months)
        }
      })
      await refresh()
      notify.success(m.saved)
      onClose()
    }
  })
}

/** Renames a form, and changes what it is for. */
export const DetailsDialog = (props: Props) => {
  const m = useMessages(forms)
  const { uses } = useMessages(inspections)
  const form = useDetailsForm(props)
  return (
    <FormDialog
      title={m.details.editTitle}
      about={m.details.about}
      form={form}
      submit={m.save}
      busyText={m.saving}
      onClose={props.onClose}
    >
      <TextInput form={form} name="name" label={m.name} />
      <div className={meters["pair"]}>
        <ChoiceInput form={form} name="use" label={m.details.use}>
          <NamedOptions values={FormUse.literals} names={uses} />
        </ChoiceInput>
        <ChoiceInput form={form} name="jurisdiction" label={m.details.jurisdiction}>
          <NamedOptions values={Jurisdiction.literals} names={m.jurisdictions} />
        </ChoiceInput>
      </div>
      <TextInput
        form={form}
        name="retention_months"
        label={m.details.retention}
        hint={m.details.retentionHint}
        inputMode="numeric"
      />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
