import { EditAssignment } from "#fleet/contract"
import { api } from "../../../api/client.ts"
import { instantAt, localTime } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { assignments } from "../messages/pages.ts"
import type { AssignmentProps } from "./assignments.ts"
import { NoteField, PeriodFields } from "./fields.tsx"

interface Props extends AssignmentProps {
  readonly onClose: () => void
}

/** The form of an open assignment; sends only what was changed. */
const useEditForm = ({ organization, assignment, onClose }: Props) => {
  const m = useMessages(assignments)
  const { time_zone: timeZone } = organization
  const { refresh } = useOrganizationRefresh(organization)
  const initial = {
    from: localTime(assignment.from, timeZone),
    until: assignment.until === null ? "" : localTime(assignment.until, timeZone),
    note: assignment.note ?? ""
  }
  const noTime = (local: string) => (instantAt(local, timeZone) === undefined ? m.assign.noTime : undefined)
  return useForm({
    initial,
    checks: { from: noTime, until: (local) => (local === "" ? undefined : noTime(local)) },
    errorFields: { period_reversed: "until", vehicle_assigned: "until", driver_assigned: "until" },
    submit: async ({ from, until, note }) => {
      const start = instantAt(from, timeZone)
      await api(EditAssignment, {
        params: { organizationId: organization.id, assignmentId: assignment.id },
        body: {
          ...(from !== initial.from && start && { from: start.toISOString() }),
          ...(until !== initial.until && { until: instantAt(until, timeZone)?.toISOString() ?? null }),
          ...(note !== initial.note && { note: orNull(note) })
        }
      })
      await refresh()
      notify.success(m.edit.done)
      onClose()
    }
  })
}

/** Changes the note and the planned end of an assignment, and when a planned one begins. */
export const EditAssignmentDialog = (props: Props) => {
  const m = useMessages(assignments).edit
  const form = useEditForm(props)
  const { driver, vehicle, state } = props.assignment
  return (
    <FormDialog
      title={m.title}
      about={`${driver.name} · ${vehicle.name}`}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      maxWidth="520px"
      onClose={props.onClose}
    >
      <PeriodFields form={form} timeZone={props.organization.time_zone} fixedStart={state !== "planned"} />
      <NoteField form={form} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
