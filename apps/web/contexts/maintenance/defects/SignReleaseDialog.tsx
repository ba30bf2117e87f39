import { SignRelease } from "#maintenance/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { defects } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"
import type { DefectDialogProps } from "./defects.ts"
import { useDefectTitle } from "../useDefectTitle.ts"

/** Signs that a vehicle may be driven again whose blocking defect is resolved. */
export const SignReleaseDialog = ({ organization, defect, onClose }: DefectDialogProps) => {
  const m = useMessages(defects)
  const { refresh } = useOrganizationRefresh(organization)
  const { number, title, vehicle, resolved, version } = defect
  const titled = useDefectTitle()
  const form = useForm({
    initial: {},
    submit: async () => {
      await api(SignRelease, {
        params: { organizationId: organization.id, defectId: defect.id },
        body: { expected_version: version }
      }).catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.release.done(vehicle.name))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.release.title}
      about={m.release.about(vehicle.name)}
      form={form}
      submit={m.release.submit}
      busyText={m.release.busy}
      onClose={onClose}
    >
      <Facts>
        <Fact label={m.fields.title}>{m.name(number, titled(title))}</Fact>
        <Fact label={m.release.certification}>{resolved?.note}</Fact>
      </Facts>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
