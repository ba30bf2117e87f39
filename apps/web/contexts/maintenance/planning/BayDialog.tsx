import { type BayView, CreateBay, RenameBay } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { TextInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { planning, workshop } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"

interface Props {
  readonly organization: Organization
  /** The bay that is renamed; without one, a bay is added. */
  readonly bay?: BayView
  readonly onClose: () => void
}

/** Adds a bay, or renames one. */
export const BayDialog = ({ organization, bay, onClose }: Props) => {
  const m = useMessages(planning).bays
  const { busy, save } = useMessages(workshop)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const params = { organizationId: organization.id }
  const form = useForm({
    initial: { name: bay?.name ?? "" },
    checks: { name: check.line(m.name, 80) },
    errorFields: { bay_exists: "name" },
    submit: async (body) => {
      const request = bay
        ? api(RenameBay, {
            params: { ...params, bayId: bay.id },
            body: { ...body, expected_version: bay.version }
          })
        : api(CreateBay, { params, body })
      const { name } = await request.catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(bay ? m.renamed(name) : m.done(name))
      onClose()
    }
  })
  return (
    <FormDialog
      title={bay ? m.rename : m.add}
      about={m.about}
      form={form}
      submit={bay ? save : m.add}
      busyText={busy}
      onClose={onClose}
    >
      <TextInput form={form} name="name" label={m.name} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
