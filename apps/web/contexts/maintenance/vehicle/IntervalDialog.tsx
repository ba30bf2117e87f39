import { SetScheduleInterval, type VehicleServiceView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { services } from "../messages/pages.ts"
import { IntervalFields, useIntervalChecks } from "../programs/IntervalFields.tsx"
import { intervalOf, intervalValuesOf, type IntervalValues } from "../programs/intervalValues.ts"

interface Props {
  readonly organization: Organization
  readonly schedule: VehicleServiceView
  /** The name of the vehicle. */
  readonly vehicle: string
  readonly onClose: () => void
}

/** Gives a service of one vehicle an interval of its own. */
export const IntervalDialog = ({ organization, schedule, vehicle, onClose }: Props) => {
  const m = useMessages(services).interval
  const unit = distanceUnit(useDisplay(organization))
  const { interval } = useIntervalChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const { task, program, schedule_id } = schedule
  const form = useDraftedForm<IntervalValues>({
    draft: `interval.${organization.id}.${schedule_id}`,
    initial: intervalValuesOf(schedule, unit),
    checks: interval,
    errorFields: { interval_missing: "distance", interval_unclear: "time" },
    submit: async (values) => {
      await api(SetScheduleInterval, {
        params: { organizationId: organization.id, scheduleId: schedule_id },
        body: intervalOf(values, unit)
      })
      await refresh()
      notify.success(m.done(task.name, vehicle))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.title(task.name)}
      about={m.about(vehicle, program.name)}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <IntervalFields form={form} unit={unit} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
