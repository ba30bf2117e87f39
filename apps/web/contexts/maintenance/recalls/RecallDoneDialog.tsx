import { ReportRecallDone } from "#maintenance/contract"
import { CalendarDate } from "#kernel"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { LongInput, TextInput } from "../../../ui/inputs.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { useToday } from "../../tenancy/useToday.ts"
import { recalls, workshop } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"
import type { RecallDialogProps } from "./recalls.ts"

/** Reports that a recall was carried out, such as by a dealer. */
export const RecallDoneDialog = ({ organization, recall, onClose }: RecallDialogProps) => {
  const m = useMessages(recalls)
  const { busy } = useMessages(workshop)
  const check = useChecks()
  const today = useToday(organization)
  const { refresh } = useOrganizationRefresh(organization)
  const form = useDraftedForm({
    draft: `recall-done.${organization.id}.${recall.id}`,
    initial: { day: today, note: "" },
    checks: { day: check.given(m.done.day) },
    errorFields: { recall_done_in_future: "day" },
    submit: async ({ day, note }) => {
      await api(ReportRecallDone, {
        params: { organizationId: organization.id, recallId: recall.id },
        body: {
          expected_version: recall.version,
          done_on: CalendarDate.make(day),
          note: orNull(note)
        }
      }).catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.done.done(m.name(recall.campaign.component, recall.vehicle.name)))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.done.title}
      about={m.done.about}
      form={form}
      submit={m.done.submit}
      busyText={busy}
      onClose={onClose}
    >
      <TextInput form={form} name="day" label={m.done.day} type="date" />
      <LongInput form={form} name="note" label={m.done.note} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
