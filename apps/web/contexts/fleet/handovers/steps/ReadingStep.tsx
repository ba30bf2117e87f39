import { MeterUnit } from "#fleet/contract"
import { TextField } from "@radix-ui/themes"
import { useId } from "react"
import { useFormat } from "../../../../i18n/format.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormField } from "../../../../ui/FormField.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { useNow } from "../../../../ui/useNow.ts"
import { dialNumber, oddityOf } from "../../meters/entering.ts"
import meterStyles from "../../meters/Meters.module.css"
import { OddityNote } from "../../meters/OddityNote.tsx"
import { dialText } from "../../meters/quantities.ts"
import { meters as meterMessages } from "../../messages/index.ts"
import { handovers } from "../../messages/pages.ts"
import type { Flow, FlowProps } from "../useFlow.ts"

/** The last reading, in the unit that is entered. */
const useLast = ({ meter, draft, display }: Flow, timeZone: string) => {
  const m = useMessages(meterMessages).record
  const format = useFormat(timeZone)
  const current = meter?.current
  if (!current) return m.first
  return m.last(dialText(display.locale, current.value, draft.unit), format.relative(current.read_at))
}

/** What the odometer shows. */
export const ReadingStep = ({ flow, organization }: FlowProps & { readonly flow: Flow }) => {
  const m = useMessages(handovers).reading
  const { notANumber, units } = useMessages(meterMessages).record
  const { draft, change, kind, meter, error } = flow
  const last = useLast(flow, organization.time_zone)
  const warning = useId()
  const value = dialNumber(draft.value)
  const isWrong = draft.value.trim() !== "" && Number.isNaN(value)
  const allowed = MeterUnit.literals.filter((unit) => (kind === "odometer") === (unit !== "h"))
  const oddity = oddityOf(meter, { value, unit: draft.unit, readAt: new Date(useNow()) })
  return (
    <>
      <Alert error={error} />
      <div>
        <div className={meterStyles["value"]}>
          <FormField label={m[kind]} error={isWrong ? notANumber : undefined} hint={`${last} ${m.hint}`}>
            {(control) => (
              <TextField.Root
                size="3"
                autoComplete="off"
                inputMode="decimal"
                {...control}
                aria-describedby={[control["aria-describedby"], warning].filter(Boolean).join(" ")}
                value={draft.value}
                onChange={({ target }) => change({ value: target.value })}
              />
            )}
          </FormField>
          <FormField label={m.unit}>
            {(control) => (
              <Select
                {...control}
                value={draft.unit}
                onChange={({ target }) =>
                  change({ unit: allowed.find((unit) => unit === target.value) ?? draft.unit })
                }
              >
                {allowed.map((unit) => (
                  <option key={unit} value={unit}>
                    {units[unit]}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </div>
        <OddityNote id={warning} oddity={oddity} last={meter?.current?.value ?? 0} unit={draft.unit} />
      </div>
    </>
  )
}
