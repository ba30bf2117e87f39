import { type MeterUnit, type MeterView, RecordReading, StandardKind } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { meters as catalogue } from "../messages/index.ts"
import { dialNumber, oddityOf } from "./entering.ts"
import { distanceUnit } from "./quantities.ts"
import { useDisplay } from "./useDisplay.ts"
import { useDoubt } from "./useDoubt.ts"
import { useMoment } from "./useMoment.ts"

export interface ReadVehicle {
  readonly id: MeterView["vehicle_id"]
  readonly name: string
}

export interface ReadingFormProps {
  readonly organization: Organization
  readonly vehicle: ReadVehicle
  readonly meters: ReadonlyArray<MeterView>
  /** The one that is read at first; the primary one by default. */
  readonly meterId?: MeterView["id"] | undefined
  readonly onDone: () => void
}

/** A meter of the vehicle, or a kind that it has none of yet. */
const chosenIn = (meters: ReadonlyArray<MeterView>, value: string) => {
  const meter = meters.find(({ id }) => id === value)
  const kind = StandardKind.literals.find((one) => one === value)
  return { meter, kind: meter?.kind ?? kind ?? "odometer" }
}

/** The units that a meter can be read in. */
export const unitsFor = (meters: ReadonlyArray<MeterView>, value: string): ReadonlyArray<MeterUnit> => {
  const { meter, kind } = chosenIn(meters, value)
  return (meter?.measure ?? (kind === "odometer" ? "distance" : "time")) === "time" ? ["h"] : ["km", "mi"]
}

/** The form of a reading, with what is odd about it before it is sent. */
export const useReadingForm = ({ organization, vehicle, meters, meterId, onDone }: ReadingFormProps) => {
  const m = useMessages(catalogue).record
  const display = useDisplay(organization)
  const { refresh } = useOrganizationRefresh(organization)
  const moment = useMoment(organization.time_zone)
  const doubt = useDoubt()
  const unitOf = (value: string): MeterUnit =>
    chosenIn(meters, value).meter?.unit ??
    (unitsFor(meters, value).includes("h") ? "h" : distanceUnit(display))
  const first = meterId ?? meters[0]?.id ?? "odometer"
  const form = useForm({
    initial: { meter: first, value: "", unit: unitOf(first), at: moment.opened },
    checks: {
      value: (text) => (Number.isNaN(dialNumber(text)) ? m.notANumber : undefined),
      at: (text) => (moment.isTime(text) ? undefined : m.noTime)
    },
    errorFields: {
      reading_out_of_order: "value",
      reading_implausible: "value",
      reading_in_future: "at",
      unit_not_of_meter: "unit"
    },
    submit: async (values) => {
      const { meter, kind } = chosenIn(meters, values.meter)
      const read_at = moment.sent(values.at)
      await api(RecordReading, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        body: {
          ...(meter ? { meter_id: meter.id } : { kind: kind === "other" ? "odometer" : kind }),
          value: dialNumber(values.value),
          unit: values.unit,
          ...(read_at && { read_at }),
          confirm: anyway
        }
      }).catch(doubt.remember(values))
      await refresh()
      notify.success(m.done(vehicle.name))
      onDone()
    }
  })
  const { meter } = chosenIn(meters, form.values.meter)
  const oddity = oddityOf(meter, {
    value: dialNumber(form.values.value),
    unit: form.values.unit,
    readAt: moment.at(form.values.at)
  })
  const anyway = oddity?.kind === "high" || doubt.isDoubted(form.values)
  const choose = (value: string) => {
    form.set("meter", value)
    form.set("unit", unitOf(value))
  }
  return { form, meter, oddity, anyway, choose, display }
}
