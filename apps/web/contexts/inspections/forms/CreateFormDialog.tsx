import { CreateForm, PackName } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useNavigate } from "react-router"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { TextInput } from "../../../ui/inputs.tsx"
import { Select } from "../../../ui/Select.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { forms } from "../messages/pages.ts"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

const packIn = (text: string) => PackName.literals.find((one) => one === text)

const useCreateForm = ({ organization }: Props) => {
  const m = useMessages(forms)
  const check = useChecks()
  const navigate = useNavigate()
  const { refresh } = useOrganizationRefresh(organization)
  return useDraftedForm({
    draft: `inspection-form.${organization.id}`,
    initial: { name: "", pack: "" },
    checks: { name: check.line(m.name, 120) },
    errorFields: { form_exists: "name" },
    submit: async ({ name, pack: chosen }) => {
      const pack = packIn(chosen)
      const { id } = await api(CreateForm, {
        params: { organizationId: organization.id },
        body: { name, ...(pack && { pack }) }
      })
      await refresh()
      // Replaces the dialog: Back leads to the list.
      await navigate(`/inspections/forms/${id}`)
    }
  })
}

/** Adds a form: empty, or with what a pack contains. */
export const CreateFormDialog = (props: Props) => {
  const m = useMessages(forms)
  const form = useCreateForm(props)
  const choose = (pack: string) => {
    const before = packIn(form.values.pack)
    form.set("pack", pack)
    const known = packIn(pack)
    const isOwn = form.values.name !== "" && (!before || form.values.name !== m.packs[before].name)
    if (known && !isOwn) form.set("name", m.packs[known].name)
  }
  const pack = packIn(form.values.pack)
  return (
    <FormDialog
      title={m.create.title}
      about={m.create.about}
      form={form}
      submit={m.create.submit}
      busyText={m.create.busy}
      onClose={props.onClose}
    >
      <FormField label={m.create.pack} hint={pack ? m.packs[pack].about : m.create.blankHint}>
        {(control) => (
          <Select
            {...control}
            name="pack"
            value={form.values.pack}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{m.create.blank}</option>
            {PackName.literals.map((one) => (
              <option key={one} value={one}>
                {m.packs[one].name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <TextInput form={form} name="name" label={m.name} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
