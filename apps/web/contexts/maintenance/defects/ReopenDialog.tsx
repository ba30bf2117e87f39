import { ReopenDefect } from "#maintenance/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { LongInput } from "../../../ui/inputs.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { defects } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"
import type { DefectDialogProps } from "./defects.ts"

/** Opens a deferred or resolved defect again; one that blocks grounds its vehicle again. */
export const ReopenDialog = ({ organization, defect, onClose }: DefectDialogProps) => {
  const m = useMessages(defects)
  const { refresh } = useOrganizationRefresh(organization)
  const form = useDraftedForm({
    draft: `reopen.${organization.id}.${defect.id}`,
    initial: { reason: "" },
    submit: async ({ reason }) => {
      await api(ReopenDefect, {
        params: { organizationId: organization.id, defectId: defect.id },
        body: { expected_version: defect.version, reason: orNull(reason) }
      }).catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.reopen.done(m.number(defect.number)))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.reopen.title}
      about={defect.blocking ? m.reopen.aboutBlocking : m.reopen.about}
      form={form}
      submit={defect.blocking ? m.reopen.submitBlocking : m.reopen.submit}
      busyText={m.reopen.busy}
      {...(defect.blocking && { color: "red" as const })}
      onClose={onClose}
    >
      <LongInput form={form} name="reason" label={m.reopen.reason} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
