import { ReceiveParts, VendorId } from "#maintenance/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, LongInput, TextInput } from "../../../ui/inputs.tsx"
import { RecordOptions } from "../../../ui/options.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { numberIn } from "../../fleet/form/numberIn.ts"
import meterStyles from "../../fleet/meters/Meters.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { parts } from "../messages/pages.ts"
import { amountText, minorIn, useNumberChecks, useNumberTexts } from "../numbers.ts"
import type { PartDialogProps } from "./parts.ts"
import { useVendors } from "./vendors.ts"

const useReceiving = ({ organization, part, onClose }: PartDialogProps) => {
  const m = useMessages(parts).receive
  const check = useNumberChecks(part.currency)
  const texts = useNumberTexts(part)
  const { refresh } = useOrganizationRefresh(organization)
  return useDraftedForm({
    draft: `receive.${organization.id}.${part.id}`,
    initial: { quantity: "", cost: amountText(part.cost_minor, part.currency), vendor: "", note: "" },
    checks: { quantity: check.quantity, cost: check.amount },
    errorFields: { stock_too_large: "quantity" },
    submit: async ({ quantity, cost, vendor, note }) => {
      const received = await api(ReceiveParts, {
        params: { organizationId: organization.id, partId: part.id },
        body: {
          quantity: numberIn(quantity),
          unit_cost_minor: minorIn(cost, part.currency),
          vendor_id: vendor === "" ? null : VendorId.make(vendor),
          note: orNull(note)
        }
      })
      await refresh()
      notify.success(m.done(received.name, texts.quantity(received.on_hand, received.unit)))
      onClose()
    }
  })
}

/** Adds units of a part to the stock, at what they cost. */
export const ReceiveDialog = (props: PartDialogProps) => {
  const m = useMessages(parts).receive
  const { part, organization } = props
  const texts = useNumberTexts(part)
  const vendors = useVendors(organization)
  const form = useReceiving(props)
  return (
    <FormDialog
      title={m.title}
      about={m.about(part.name, texts.quantity(part.on_hand, part.unit))}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={props.onClose}
    >
      <div className={meterStyles["pair"]}>
        <TextInput form={form} name="quantity" label={m.quantity} inputMode="decimal" unit={part.unit} />
        <TextInput form={form} name="cost" label={m.cost} inputMode="decimal" unit={part.currency} />
      </div>
      {vendors.length > 0 && (
        <ChoiceInput form={form} name="vendor" label={m.vendor}>
          <option value="">{m.noVendor}</option>
          <RecordOptions records={vendors} />
        </ChoiceInput>
      )}
      <LongInput form={form} name="note" label={m.note} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
