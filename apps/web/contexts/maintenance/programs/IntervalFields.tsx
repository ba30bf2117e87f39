import type { ComponentProps } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import vehicleForm from "../../fleet/form/VehicleForm.module.css"
import { ChoiceInput, TextInput } from "../../../ui/inputs.tsx"
import { programs } from "../messages/pages.ts"
import { type IntervalValues, isDial, isMissing, isWhole } from "./intervalValues.ts"

/** A form with at least the fields of an interval. */
type Form = ComponentProps<typeof ChoiceInput<keyof IntervalValues>>["form"]

interface Props {
  readonly form: Form
  /** Of distances. */
  readonly unit: string
}

/** Client-side checks of an interval. */
export const useIntervalChecks = () => {
  const { item: m } = useMessages(programs)
  const dial = (minimum: number) => (text: string) => (isDial(text, minimum) ? undefined : m.notANumber)
  const whole = (minimum: number) => (text: string) => (isWhole(text, minimum) ? undefined : m.notWhole)
  return {
    dial,
    whole,
    interval: {
      distance: (text: string, values: IntervalValues) => (isMissing(values) ? m.missing : dial(1)(text)),
      hours: dial(1),
      time: whole(1)
    }
  }
}

/** After which distance, hours or time something is due again. */
export const IntervalFields = ({ form, unit }: Props) => {
  const { item: m } = useMessages(programs)
  const number = { form, inputMode: "decimal", optional: true } as const
  return (
    <div className={vehicleForm["fields"]}>
      <TextInput {...number} name="distance" label={m.distance(unit)} />
      <TextInput {...number} name="hours" label={m.hours} />
      <TextInput {...number} name="time" label={m.time} />
      <ChoiceInput form={form} name="timeUnit" label={m.timeUnit}>
        <option value="months">{m.units.months}</option>
        <option value="days">{m.units.days}</option>
      </ChoiceInput>
    </div>
  )
}
