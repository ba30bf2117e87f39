import { VehicleSystem, WarrantyCheck, type WorkOrderLineView } from "#maintenance/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import meterStyles from "../../../fleet/meters/Meters.module.css"
import { maintenance } from "../../messages/index.ts"
import { lines } from "../../messages/pages.ts"
import { minutesText } from "../../numbers.ts"
import type { LineForm } from "./useLineForm.ts"
import { ChoiceInput, LongInput, TextInput } from "../../../../ui/inputs.tsx"
import { NamedOptions } from "../../../../ui/options.tsx"

interface Props {
  readonly form: LineForm
  readonly currency: string
  /** The line that is edited. */
  readonly line?: WorkOrderLineView
}

const Costs = ({ form, line, currency }: Props) => {
  const { lineFields: fields, line: m, warranties } = useMessages(lines)
  const isNew = line === undefined
  const laborHint = line ? fields.laborHint(minutesText(line.minutes)) : m.timeHint
  // Whether a warranty that may pay does is decided, not passed over.
  const isCovered = line !== undefined && (line.warranty !== null || line.warranty_check === "possible")
  const checks = WarrantyCheck.literals.filter((one) => one !== "none" || !isCovered)
  const amount = { form, inputMode: "decimal", unit: currency } as const
  return (
    <div className={meterStyles["pair"]}>
      <TextInput form={form} name="labor_minutes" label={fields.labor_minutes} hint={laborHint} optional />
      <TextInput {...amount} name="rate_minor" label={fields.rate} optional={isNew} />
      <TextInput {...amount} name="parts_price_minor" label={fields.parts_price} />
      <TextInput {...amount} name="other_minor" label={fields.other} />
      <TextInput form={form} name="tax_bp" label={fields.tax} inputMode="decimal" unit="%" optional={isNew} />
      <ChoiceInput form={form} name="warranty_check" label={fields.warranty}>
        <NamedOptions values={checks} names={warranties} />
      </ChoiceInput>
    </div>
  )
}

/** What was wrong, why, what was done, and what it costs. */
export const LineFields = (props: Props) => {
  const { lineFields: fields } = useMessages(lines)
  const { systems } = useMessages(maintenance)
  const { form, line } = props
  return (
    <>
      <TextInput form={form} name="title" label={fields.title} />
      {!line && (
        <ChoiceInput form={form} name="system" label={fields.system}>
          <option value="">{fields.noSystem}</option>
          <NamedOptions values={VehicleSystem.literals} names={systems} />
        </ChoiceInput>
      )}
      <LongInput form={form} name="complaint" label={fields.complaint} optional />
      {line && (
        <>
          <LongInput form={form} name="cause" label={fields.cause} optional />
          <LongInput form={form} name="correction" label={fields.correction} optional />
        </>
      )}
      <Costs {...props} />
    </>
  )
}
