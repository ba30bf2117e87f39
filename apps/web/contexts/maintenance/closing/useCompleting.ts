import { type MeterUnit, type MeterView, siToDial } from "#fleet/contract"
import { CompleteService, type ServiceView } from "#maintenance/contract"
import { CalendarDate, dayIn } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useToday } from "../../tenancy/useToday.ts"
import { numberIn } from "../../fleet/form/numberIn.ts"
import { dialNumber } from "../../fleet/meters/entering.ts"
import { distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { useDoubt } from "../../fleet/meters/useDoubt.ts"
import { fractionDigits } from "../../fleet/units.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { services } from "../messages/pages.ts"
import { useUndo } from "./changes.ts"

export interface CompletingProps {
  readonly organization: Organization
  readonly service: ServiceView
  readonly meters: ReadonlyArray<MeterView>
  readonly onDone: () => void
}

const isEmpty = (text: string) => text.trim() === ""

/** What a meter showed last, as its dial shows it. */
const dialOf = (meter: MeterView | undefined): string => {
  if (!meter?.current) return ""
  const digits = meter.unit === "h" ? 10 : 1
  return String(Math.round(siToDial(meter.current.value, meter.unit) * digits) / digits)
}

const dial = <Unit extends MeterUnit>(text: string, unit: Unit) =>
  isEmpty(text) ? null : { value: dialNumber(text), unit }

/** What the body of the request says besides the readings. */
const aboutOf = ({ note, cost }: { readonly note: string; readonly cost: string }, currency: string) => ({
  note: isEmpty(note) ? null : note,
  cost_minor: isEmpty(cost) ? null : Math.round(numberIn(cost) * 10 ** fractionDigits(currency))
})

const useChecks = (today: string) => {
  const m = useMessages(services).complete
  const shown = (text: string) => (isEmpty(text) || dialNumber(text) >= 0 ? undefined : m.notANumber)
  return {
    on: (day: string) => (day === "" ? m.noDay : day > today ? m.inFuture : undefined),
    odometer: shown,
    hours: shown,
    cost: (text: string) => (isEmpty(text) || numberIn(text) >= 0 ? undefined : m.notACost)
  }
}

/** The form of a completed service. It begins with today and what the meters showed last. */
export const useCompleting = ({ organization, service, meters, onDone }: CompletingProps) => {
  const m = useMessages(services).complete
  const display = useDisplay(organization)
  const today = useToday(organization)
  const doubt = useDoubt()
  const undo = useUndo(organization)
  const { refresh } = useOrganizationRefresh(organization)
  const { time_zone, currency } = organization
  const odometer = meters.find(({ kind }) => kind === "odometer")
  const hours = meters.find(({ kind }) => kind === "engine_hours")
  const unit = odometer?.unit ?? distanceUnit(display)
  const initial = { on: today, odometer: dialOf(odometer), hours: dialOf(hours), note: "", cost: "" }
  const form = useDraftedForm({
    draft: `complete-service.${organization.id}.${service.id}`,
    initial,
    checks: useChecks(today),
    errorFields: {
      service_in_future: "on",
      reading_in_future: "on",
      reading_out_of_order: "odometer",
      reading_implausible: "odometer"
    },
    submit: async (values) => {
      const done = await api(CompleteService, {
        params: { organizationId: organization.id, occurrenceId: service.id },
        body: {
          on: CalendarDate.make(values.on),
          odometer: dial(values.odometer, unit === "h" ? "km" : unit),
          hours: dial(values.hours, "h"),
          confirm: doubt.isDoubted(values),
          ...aboutOf(values, currency)
        }
      }).catch(doubt.remember(values))
      await refresh()
      notify.success(m.done(done.task.name, done.vehicle.name), undo(done))
      onDone()
    }
  })
  /** Of an earlier day, the present readings say nothing: they are left to the estimate. */
  const chooseDay = (on: string) => {
    form.set("on", on)
    for (const [name, meter] of [["odometer", odometer] as const, ["hours", hours] as const]) {
      const isLater = meter?.current && on < dayIn(time_zone, meter.current.read_at)
      if (isLater && form.values[name] === initial[name]) form.set(name, "")
    }
  }
  return {
    form,
    today,
    unit,
    anyway: doubt.isDoubted(form.values),
    chooseDay,
    hasOdometer: odometer !== undefined || service.due_m !== null || !hours,
    hasHours: hours !== undefined || service.due_s !== null
  }
}
