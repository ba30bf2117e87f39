import { ReleaseSafetyBlock, type SafetyBlockView, vehicleName } from "#fleet/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { safety } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"

interface Props extends VehicleProps {
  readonly block: SafetyBlockView
  readonly onClose: () => void
}

/** Releases a vehicle from a safety block, with a note that says why it is safe. */
export const ReleaseDialog = ({ organization, vehicle, block, onClose }: Props) => {
  const m = useMessages(safety).release
  const { refresh } = useOrganizationRefresh(organization)
  const check = useChecks()
  const form = useDraftedForm({
    draft: `release.${organization.id}.${block.id}`,
    initial: { note: "" },
    checks: { note: check.line(m.note, 500) },
    submit: async ({ note }) => {
      await api(ReleaseSafetyBlock, {
        params: { organizationId: organization.id, blockId: block.id },
        body: { note }
      })
      await refresh()
      notify.success(m.done(vehicleName(vehicle)))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.title}
      about={m.about(block.reason)}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <FormField label={m.note} error={form.errors["note"]}>
        {(control) => <LongText rows={2} {...control} {...form.longText("note")} />}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
