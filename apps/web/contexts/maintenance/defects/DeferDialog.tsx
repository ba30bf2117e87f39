import { DeferDefect } from "#maintenance/contract"
import { CalendarDate } from "#kernel"
import { api } from "../../../api/client.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { LongInput, TextInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { defects } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"
import type { DefectDialogProps } from "./defects.ts"

const LENGTH = 500

/** Puts off a defect until a day, with a reason. */
export const DeferDialog = ({ organization, defect, onClose }: DefectDialogProps) => {
  const m = useMessages(defects)
  const check = useChecks()
  const format = useFormat()
  const { refresh } = useOrganizationRefresh(organization)
  const form = useDraftedForm({
    draft: `defer.${organization.id}.${defect.id}`,
    initial: { until: "", reason: "" },
    checks: { until: check.given(m.defer.until), reason: check.line(m.defer.reason, LENGTH) },
    errorFields: { deferral_in_past: "until", deferral_too_long: "until" },
    submit: async ({ until, reason }) => {
      await api(DeferDefect, {
        params: { organizationId: organization.id, defectId: defect.id },
        body: { expected_version: defect.version, until: CalendarDate.make(until), reason }
      }).catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.defer.done(m.number(defect.number), format.day(until)))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.defer.title}
      about={m.defer.about}
      form={form}
      submit={m.defer.submit}
      busyText={m.defer.busy}
      onClose={onClose}
    >
      <TextInput form={form} name="until" label={m.defer.until} type="date" />
      <LongInput form={form} name="reason" label={m.defer.reason} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
