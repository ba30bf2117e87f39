import { MeterUnit, StandardKind } from "#fleet/contract"
import { TextField } from "@radix-ui/themes"
import { type ReactNode, useId } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { meters as catalogue } from "../messages/index.ts"
import { useMeterName } from "./meters.ts"
import styles from "./Meters.module.css"
import { OddityNote } from "./OddityNote.tsx"
import { dialText } from "./quantities.ts"
import { type ReadingFormProps, unitsFor, useReadingForm } from "./useReadingForm.ts"

type Reading = ReturnType<typeof useReadingForm>

const MeterField = ({
  reading,
  meters
}: { readonly reading: Reading } & Pick<ReadingFormProps, "meters">) => {
  const m = useMessages(catalogue)
  const nameOf = useMeterName()
  const missing = StandardKind.literals.filter((kind) => meters.every((meter) => meter.kind !== kind))
  return (
    <FormField label={m.whichMeter}>
      {(control) => (
        <Select
          {...control}
          name="meter"
          value={reading.form.values.meter}
          onChange={({ target }) => reading.choose(target.value)}
        >
          {meters.map((meter) => (
            <option key={meter.id} value={meter.id}>
              {nameOf(meter)}
            </option>
          ))}
          {missing.map((kind) => (
            <option key={kind} value={kind}>
              {m.kinds[kind]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

/** The last reading, in the unit that is entered. */
const useLast = ({ meter, form, display }: Reading, timeZone: string) => {
  const m = useMessages(catalogue).record
  const format = useFormat(timeZone)
  const current = meter?.current
  if (!current) return m.first
  return m.last(dialText(display.locale, current.value, form.values.unit), format.relative(current.read_at))
}

const ValueFields = ({
  reading,
  meters,
  timeZone
}: { readonly reading: Reading; readonly timeZone: string } & Pick<ReadingFormProps, "meters">) => {
  const m = useMessages(catalogue).record
  const { form, meter, oddity } = reading
  const warning = useId()
  return (
    <div>
      <div className={styles["value"]}>
        <FormField label={m.reading} error={form.errors["value"]} hint={useLast(reading, timeZone)}>
          {(control) => (
            <TextField.Root
              autoComplete="off"
              inputMode="decimal"
              {...control}
              {...form.control("value")}
              aria-describedby={[control["aria-describedby"], warning].filter(Boolean).join(" ")}
            />
          )}
        </FormField>
        <FormField label={m.unit} error={form.errors["unit"]}>
          {(control) => (
            <Select {...control} {...form.control("unit")}>
              {MeterUnit.literals
                .filter((unit) => unitsFor(meters, form.values.meter).includes(unit))
                .map((unit) => (
                  <option key={unit}>{m.units[unit]}</option>
                ))}
            </Select>
          )}
        </FormField>
      </div>
      <OddityNote
        id={warning}
        oddity={form.errors["value"] ? undefined : oddity}
        last={meter?.current?.value ?? 0}
        unit={form.values.unit}
      />
    </div>
  )
}

interface Props extends ReadingFormProps {
  readonly cancel: ReactNode
}

/** What a dial shows, with a warning as soon as it looks wrong. */
export const ReadingForm = ({ cancel, ...props }: Props) => {
  const m = useMessages(catalogue).record
  const reading = useReadingForm(props)
  const { form, anyway } = reading
  const timeZone = props.organization.time_zone
  return (
    <form {...form.element} className={dialog["form"]}>
      <MeterField reading={reading} meters={props.meters} />
      <ValueFields reading={reading} meters={props.meters} timeZone={timeZone} />
      <FormField label={m.when} error={form.errors["at"]} hint={timeZone}>
        {(control) => <TextField.Root type="datetime-local" {...control} {...form.control("at")} />}
      </FormField>
      <Alert error={form.formError} />
      <div className={dialog["actions"]}>
        {cancel}
        <SubmitButton busy={form.busy} busyText={m.busy}>
          {anyway ? m.anyway : m.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
