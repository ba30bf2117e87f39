import { ReturnPart, type WorkOrderLineView } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { TextInput } from "../../../../ui/inputs.tsx"
import { notify } from "../../../../ui/toast.ts"
import { useForm } from "../../../../ui/useForm.ts"
import { numberIn } from "../../../fleet/form/numberIn.ts"
import { lines, workshop } from "../../messages/pages.ts"
import { useNumberChecks, useNumberTexts } from "../../numbers.ts"
import { useSaved } from "../workOrders.ts"
import type { LineDialogProps } from "./lines.ts"

interface Props extends LineDialogProps {
  readonly part: WorkOrderLineView["parts"][number]
}

/** Returns unused units of a part to stock. */
export const ReturnDialog = ({ organization, workOrder, line, part, onClose }: Props) => {
  const { line: m } = useMessages(lines)
  const { busy } = useMessages(workshop)
  const check = useNumberChecks(workOrder.currency)
  const texts = useNumberTexts(workOrder)
  const saved = useSaved(organization)
  const form = useForm({
    initial: { quantity: String(part.quantity) },
    checks: { quantity: check.quantity },
    errorFields: { returned_too_many: "quantity" },
    submit: async ({ quantity }) => {
      const params = { organizationId: organization.id, lineId: line.id }
      const { part_id, unit_price_minor } = part
      const body = { part_id, quantity: numberIn(quantity), unit_price_minor }
      await saved(await api(ReturnPart, { params, body }))
      notify.success(m.returnDone(part.name))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.returnPart}
      about={m.returnAbout(part.name, texts.quantity(part.quantity, part.unit))}
      form={form}
      submit={m.returnPart}
      busyText={busy}
      onClose={onClose}
    >
      <TextInput form={form} name="quantity" label={m.quantity} inputMode="decimal" unit={part.unit} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
