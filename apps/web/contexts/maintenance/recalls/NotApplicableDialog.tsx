import { MarkRecallNotApplicable } from "#maintenance/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { LongInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { recalls, workshop } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"
import type { RecallDialogProps } from "./recalls.ts"

const LENGTH = 500

/** Notes that a recall does not concern a vehicle, with a reason. */
export const NotApplicableDialog = ({ organization, recall, onClose }: RecallDialogProps) => {
  const m = useMessages(recalls)
  const { busy } = useMessages(workshop)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const form = useDraftedForm({
    draft: `recall-not-applicable.${organization.id}.${recall.id}`,
    initial: { reason: "" },
    checks: { reason: check.line(m.notApplicable.reason, LENGTH) },
    submit: async ({ reason }) => {
      await api(MarkRecallNotApplicable, {
        params: { organizationId: organization.id, recallId: recall.id },
        body: { expected_version: recall.version, reason }
      }).catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.notApplicable.done(m.name(recall.campaign.component, recall.vehicle.name)))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.notApplicable.title}
      about={m.notApplicable.about}
      form={form}
      submit={m.notApplicable.submit}
      busyText={busy}
      onClose={onClose}
    >
      <LongInput form={form} name="reason" label={m.notApplicable.reason} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
