import { MeterUnit, type MeterView } from "#fleet/contract"
import { TextField } from "@radix-ui/themes"
import type { ChangeEvent } from "react"
import { useFormat } from "../../../../i18n/format.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { FormField } from "../../../../ui/FormField.tsx"
import { NamedOptions } from "../../../../ui/options.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { dialNumber } from "../../../fleet/meters/entering.ts"
import meterStyles from "../../../fleet/meters/Meters.module.css"
import { useMeters } from "../../../fleet/meters/meters.ts"
import { dialText, distanceUnit } from "../../../fleet/meters/quantities.ts"
import { useDisplay } from "../../../fleet/meters/useDisplay.ts"
import { workOrders } from "../../messages/pages.ts"
import type { WorkOrderProps } from "../workOrders.ts"

/** What was entered. Until a unit is chosen, it is that of the meter. */
interface ReadingValues {
  readonly reading: string
  readonly unit: string
}

/** The errors of the server that are about the reading. */
export const READING_PROBLEMS = {
  reading_implausible: "reading",
  reading_in_future: "reading",
  reading_out_of_order: "reading",
  unit_not_of_meter: "unit"
} as const

/** The vehicle's primary meter, and the unit it is entered in. */
export const usePrimaryMeter = ({ organization, workOrder }: WorkOrderProps) => {
  const display = useDisplay(organization)
  const { data } = useMeters(organization, workOrder.vehicle.id)
  const meter = data?.find(({ is_primary }) => is_primary) ?? data?.[0]
  return { meter, unit: meter?.unit ?? distanceUnit(display) }
}

const unitIn = (text: string, usual: MeterUnit): MeterUnit =>
  MeterUnit.literals.find((one) => one === text) ?? usual

/** What was entered, for a request; null for nothing. */
export const readingOf = ({ reading, unit }: ReadingValues, usual: MeterUnit, confirm: boolean) =>
  reading.trim() === "" ? null : { value: dialNumber(reading), unit: unitIn(unit, usual), confirm }

/** The client-side check of a reading. */
export const useReadingCheck = () => {
  const { notANumber } = useMessages(workOrders).reading
  return (text: string) => (text.trim() === "" || dialNumber(text) >= 0 ? undefined : notANumber)
}

interface Props extends Pick<WorkOrderProps, "organization"> {
  readonly form: {
    readonly values: ReadingValues
    readonly errors: Readonly<Record<string, string | undefined>>
    readonly control: (name: keyof ReadingValues) => {
      readonly name: string
      readonly value: string
      readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
    }
  }
  readonly meter: MeterView | undefined
  /** Of the meter. */
  readonly unit: MeterUnit
}

/** What the dial shows now, if it was read. */
export const ReadingField = ({ organization, form, meter, unit }: Props) => {
  const { reading: m, units } = useMessages(workOrders)
  const format = useFormat(organization.time_zone)
  const display = useDisplay(organization)
  const current = meter?.current
  const chosen = unitIn(form.values.unit, unit)
  const hint = current
    ? m.last(dialText(display.locale, current.value, chosen), format.relative(current.read_at))
    : m.hint
  return (
    <div className={meterStyles["value"]}>
      <FormField label={m.label} optional error={form.errors["reading"]} hint={hint}>
        {(control) => (
          <TextField.Root autoComplete="off" inputMode="decimal" {...control} {...form.control("reading")} />
        )}
      </FormField>
      <FormField label={m.unit} error={form.errors["unit"]}>
        {(control) => (
          <Select {...control} {...form.control("unit")} value={chosen}>
            <NamedOptions values={MeterUnit.literals} names={units} />
          </Select>
        )}
      </FormField>
    </div>
  )
}
