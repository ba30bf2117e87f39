import { IssuePart, type PartView } from "#maintenance/contract"
import { useState } from "react"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { TextInput } from "../../../../ui/inputs.tsx"
import { notify } from "../../../../ui/toast.ts"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useForm } from "../../../../ui/useForm.ts"
import { numberIn } from "../../../fleet/form/numberIn.ts"
import meterStyles from "../../../fleet/meters/Meters.module.css"
import { lines, workshop } from "../../messages/pages.ts"
import { minorIn, useNumberChecks } from "../../numbers.ts"
import { PartField } from "../../parts/PartField.tsx"
import { useSaved } from "../workOrders.ts"
import type { LineDialogProps } from "./lines.ts"

const useIssuing = ({ organization, workOrder, line, onClose }: LineDialogProps) => {
  const { line: m } = useMessages(lines)
  const check = useChecks()
  const numbers = useNumberChecks(workOrder.currency)
  const saved = useSaved(organization)
  const [part, setPart] = useState<PartView>()
  const form = useForm({
    initial: { part: "", quantity: "1", price: "" },
    checks: { part: check.chosen(m.part), quantity: numbers.quantity, price: numbers.amount },
    errorFields: { stock_insufficient: "quantity", part_is_archived: "part" },
    submit: async ({ quantity, price }) => {
      if (!part) return
      const params = { organizationId: organization.id, lineId: line.id }
      const body = {
        part_id: part.id,
        quantity: numberIn(quantity),
        ...(price.trim() !== "" && { unit_price_minor: minorIn(price, workOrder.currency) })
      }
      await saved(await api(IssuePart, { params, body }))
      notify.success(m.partUsed(part.name))
      onClose()
    }
  })
  const choose = (chosen: PartView | undefined) => {
    setPart(chosen)
    form.set("part", chosen?.id ?? "")
  }
  return { form, part, choose }
}

/** Takes a part from stock for a line. */
export const UsePartDialog = (props: LineDialogProps) => {
  const { line: m } = useMessages(lines)
  const { busy } = useMessages(workshop)
  const { form, part, choose } = useIssuing(props)
  return (
    <FormDialog
      title={m.usePart}
      about={m.usePartAbout}
      form={form}
      submit={m.usePart}
      busyText={busy}
      onClose={props.onClose}
    >
      <PartField
        organization={props.organization}
        part={part}
        error={form.errors["part"]}
        onChoose={choose}
      />
      <div className={meterStyles["pair"]}>
        <TextInput
          form={form}
          name="quantity"
          label={m.quantity}
          inputMode="decimal"
          {...(part && { unit: part.unit })}
        />
        <TextInput
          form={form}
          name="price"
          label={m.price}
          hint={m.priceHint}
          inputMode="decimal"
          unit={props.workOrder.currency}
          optional
        />
      </div>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
