import { SetWorkingHours, type WorkingWeek } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Flex, TextField } from "@radix-ui/themes"
import { useId } from "react"
import { api } from "../../../api/client.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import fieldStyles from "../../../ui/FormField.module.css"
import { CheckInput } from "../../../ui/inputs.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import documents from "../../fleet/documents/Documents.module.css"
import meters from "../../fleet/meters/Meters.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { settings, workshop } from "../messages/pages.ts"
import { useWorkingHours } from "./settings.ts"
import { hoursOf, hoursText, type Weekday, weekdayName, WEEKDAYS, weekOf, weekValues } from "./week.ts"

interface Props {
  readonly organization: Organization
}

interface LoadedProps extends Props {
  readonly week: WorkingWeek
}

const useHours = ({ organization, week }: LoadedProps) => {
  const m = useMessages(settings).hours
  const { refresh } = useOrganizationRefresh(organization)
  const check = (day: Weekday) => (_: string, values: Readonly<Record<string, string>>) => {
    const hours = hoursOf(values, day)
    return typeof hours === "string" ? m[hours] : undefined
  }
  return useForm({
    initial: weekValues(week),
    checks: Object.fromEntries(WEEKDAYS.map((day) => [`until${day}`, check(day)])),
    submit: async (values) => {
      const body = { week: weekOf(values) }
      await api(SetWorkingHours, { params: { organizationId: organization.id }, body })
      await refresh()
      notify.success(m.saved)
    }
  })
}

interface DayProps {
  readonly form: ReturnType<typeof useHours>
  readonly day: Weekday
}

/** Whether the workshop is open on a weekday, and when. */
const Day = ({ form, day }: DayProps) => {
  const m = useMessages(settings).hours
  const id = useId()
  const name = weekdayName(useLocale(), day)
  const isOpen = form.values[`open${day}`] !== ""
  const error = form.errors[`until${day}`]
  return (
    <li className={meters["row"]}>
      <CheckInput form={form} name={`open${day}`} label={name} />
      {isOpen ? (
        <div>
          <Flex align="center" gap="2">
            <TextField.Root type="time" required aria-label={m.from(name)} {...form.control(`from${day}`)} />
            –
            <TextField.Root
              type="time"
              required
              aria-label={m.until(name)}
              {...(error && { "aria-invalid": true, "aria-describedby": id })}
              {...form.control(`until${day}`)}
            />
          </Flex>
          {error && (
            <p id={id} className={fieldStyles["error"]}>
              {error}
            </p>
          )}
        </div>
      ) : (
        <p className={documents["about"]}>{m.closed}</p>
      )}
    </li>
  )
}

const HoursForm = (props: LoadedProps) => {
  const { title } = useMessages(settings).hours
  const { save, busy } = useMessages(workshop)
  const form = useHours(props)
  return (
    <form {...form.element}>
      <ul className={documents["rows"]} aria-label={title}>
        {WEEKDAYS.map((day) => (
          <Day key={day} form={form} day={day} />
        ))}
      </ul>
      <Flex direction="column" align="end" gap="3" p="4">
        <Alert error={form.formError} />
        <SubmitButton variant="surface" color="gray" busy={form.busy} busyText={busy}>
          {save}
        </SubmitButton>
      </Flex>
    </form>
  )
}

const HoursList = ({ week }: LoadedProps) => {
  const m = useMessages(settings).hours
  const locale = useLocale()
  return (
    <ul className={documents["rows"]} aria-label={m.title}>
      {WEEKDAYS.map((day) => {
        const hours = week[day] ?? null
        return (
          <li key={day} className={meters["row"]}>
            <p>{weekdayName(locale, day)}</p>
            <p>{hours ? hoursText(locale, hours) : m.closed}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** When the workshop is open. */
export const HoursPanel = ({ organization }: Props) => {
  const m = useMessages(settings).hours
  const query = useWorkingHours(organization)
  const Content = organization.can.includes("workorders.approve") ? HoursForm : HoursList
  return (
    <Panel title={m.title} about={m.about(organization.time_zone.replaceAll("_", " "))} flush>
      {query.data ? (
        <Content organization={organization} week={query.data} />
      ) : (
        <NotLoaded query={query} rows={7} />
      )}
    </Panel>
  )
}
