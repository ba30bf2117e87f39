import { RecordLabor } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { CheckInput, TextInput } from "../../../../ui/inputs.tsx"
import { notify } from "../../../../ui/toast.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { lines, workshop } from "../../messages/pages.ts"
import { minutesIn, minutesText, useNumberChecks } from "../../numbers.ts"
import { useSaved } from "../workOrders.ts"
import type { LineDialogProps } from "./lines.ts"

/** Records time that the user worked on a line. */
export const RecordDialog = ({ organization, workOrder, line, onClose }: LineDialogProps) => {
  const { line: m } = useMessages(lines)
  const { busy, invalid } = useMessages(workshop)
  const check = useNumberChecks(workOrder.currency)
  const saved = useSaved(organization)
  const form = useDraftedForm({
    draft: `labor.${organization.id}.${line.id}`,
    initial: { time: "", billable: "yes" },
    checks: {
      time: (text) => check.minutes(text) ?? (minutesIn(text) > 0 ? undefined : invalid.minutes)
    },
    submit: async ({ time, billable }) => {
      const minutes = minutesIn(time)
      const params = { organizationId: organization.id, lineId: line.id }
      await saved(await api(RecordLabor, { params, body: { minutes, billable: billable !== "" } }))
      notify.success(m.recordDone(minutesText(minutes)))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.record}
      about={m.recordAbout}
      form={form}
      submit={m.record}
      busyText={busy}
      onClose={onClose}
    >
      <TextInput form={form} name="time" label={m.time} hint={m.timeHint} inputMode="text" />
      <CheckInput form={form} name="billable" label={m.billable} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
