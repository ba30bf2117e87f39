import { dialToSi } from "#fleet/contract"
import { CalendarDate } from "#kernel"
import { SetLastService } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { TextInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useToday } from "../../tenancy/useToday.ts"
import { dialNumber } from "../../fleet/meters/entering.ts"
import { distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { services } from "../messages/pages.ts"
import type { Scheduled } from "./changes.ts"

interface Props {
  readonly organization: Organization
  readonly service: Scheduled
  /** In which dimensions it is due, besides time. */
  readonly counts: { readonly distance: boolean; readonly hours: boolean }
  readonly onClose: () => void
}

const isEmpty = (text: string) => text.trim() === ""

const useSetting = ({ organization, service, onClose }: Props) => {
  const { last: m, complete } = useMessages(services)
  const unit = distanceUnit(useDisplay(organization))
  const today = useToday(organization)
  const { refresh } = useOrganizationRefresh(organization)
  const shown = (text: string) => (isEmpty(text) || dialNumber(text) >= 0 ? undefined : complete.notANumber)
  const form = useForm({
    initial: { on: "", odometer: "", hours: "" },
    checks: {
      on: (day) => (day === "" ? complete.noDay : day > today ? complete.inFuture : undefined),
      odometer: shown,
      hours: shown
    },
    errorFields: { service_in_future: "on" },
    submit: async ({ on, odometer, hours }) => {
      await api(SetLastService, {
        params: { organizationId: organization.id, scheduleId: service.schedule_id },
        body: {
          on: CalendarDate.make(on),
          m: isEmpty(odometer) ? null : dialToSi(dialNumber(odometer), unit),
          s: isEmpty(hours) ? null : dialToSi(dialNumber(hours), "h")
        }
      })
      await refresh()
      notify.success(m.done(service.task.name, service.vehicle.name))
      onClose()
    }
  })
  return { form, today, unit }
}

/** Says when a service was done last, before anything was recorded. */
export const LastServiceDialog = (props: Props) => {
  const { last: m } = useMessages(services)
  const { form, today, unit } = useSetting(props)
  const { service, counts, onClose } = props
  const input = { form, inputMode: "decimal", hint: m.estimated, optional: true } as const
  return (
    <FormDialog
      title={m.title}
      about={m.about(service.task.name, service.vehicle.name)}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <TextInput form={form} name="on" label={m.on} type="date" max={today} />
      {counts.distance && <TextInput {...input} name="odometer" label={m.odometer(unit)} />}
      {counts.hours && <TextInput {...input} name="hours" label={m.hours} />}
      <Alert error={form.formError} />
    </FormDialog>
  )
}
