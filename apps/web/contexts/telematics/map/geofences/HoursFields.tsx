import { TextField } from "@radix-ui/themes"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Choices } from "../../../../ui/Choices.tsx"
import { FormField } from "../../../../ui/FormField.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { vehicleMap } from "../../messages/pages.ts"
import styles from "./Geofences.module.css"
import { readHours, USUAL_HOURS, WEEKDAYS, writeHours } from "./hours.ts"

interface Props {
  /** What the hours are for, and the names of both choices. */
  readonly words: { readonly when: string; readonly always: string; readonly hours: string }
  readonly hint?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error: string | undefined
}

type Part = ReturnType<typeof readHours>[number]

const FIRST: Part = { days: [], from: "08:00", until: "18:00" }

const Days = ({
  days,
  onChange
}: {
  readonly days: Part["days"]
  readonly onChange: (days: Part["days"]) => void
}) => {
  const { geofence: m } = useMessages(vehicleMap)
  const toggle = (day: number) =>
    onChange(
      days.includes(day)
        ? days.filter((one) => one !== day)
        : [...days, day].toSorted((one, other) => one - other)
    )
  return (
    <Choices
      legend={m.days}
      options={WEEKDAYS.map((name, index) => ({ value: index + 1, label: m.weekdays[name] }))}
      chosen={days}
      onToggle={toggle}
    />
  )
}

/** When something applies: always, or at certain hours of some days. */
export const HoursFields = ({ words, hint, value, onChange, error }: Props) => {
  const { geofence: m } = useMessages(vehicleMap)
  const list = new Intl.ListFormat(useLocale(), { style: "short" })
  const hours = readHours(value)
  const [part = FIRST] = hours
  const change = (to: Partial<Part>) => onChange(writeHours({ ...part, ...to }))
  return (
    <>
      <FormField label={words.when} hint={hint}>
        {(control) => (
          <Select
            {...control}
            value={value === "" ? "always" : "hours"}
            onChange={({ target }) => onChange(target.value === "always" ? "" : USUAL_HOURS)}
          >
            <option value="always">{words.always}</option>
            <option value="hours">{words.hours}</option>
          </Select>
        )}
      </FormField>
      {hours.length > 1 && (
        // Several parts of the week come from the API: they stay until someone enters others.
        <ul className={styles["hours"]}>
          {hours.map(({ days, from, until }) => (
            <li key={`${days.join()}${from}`}>
              {list.format(days.map((day) => m.weekdays[WEEKDAYS[day - 1] ?? "mo"]))}, {from}–{until}
            </li>
          ))}
        </ul>
      )}
      {hours.length === 1 && (
        <>
          <Days days={part.days} onChange={(days) => change({ days })} />
          <div className={styles["pair"]}>
            <FormField label={m.from} error={error}>
              {(control) => (
                <TextField.Root
                  {...control}
                  type="time"
                  value={part.from}
                  onChange={({ target }) => change({ from: target.value })}
                />
              )}
            </FormField>
            <FormField label={m.until} hint={part.until < part.from && m.nextDay}>
              {(control) => (
                <TextField.Root
                  {...control}
                  type="time"
                  value={part.until}
                  onChange={({ target }) => change({ until: target.value })}
                />
              )}
            </FormField>
          </div>
        </>
      )}
    </>
  )
}
