import { AdjustStock } from "#maintenance/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { LongInput, TextInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { numberIn } from "../../fleet/form/numberIn.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { parts } from "../messages/pages.ts"
import { useNumberChecks, useNumberTexts } from "../numbers.ts"
import type { PartDialogProps } from "./parts.ts"

const LENGTH = 500

/** Corrects the stock of a part to what was counted, with a reason. */
export const AdjustDialog = ({ organization, part, onClose }: PartDialogProps) => {
  const m = useMessages(parts).adjust
  const check = useChecks()
  const numbers = useNumberChecks(part.currency)
  const texts = useNumberTexts(part)
  const { refresh } = useOrganizationRefresh(organization)
  const form = useDraftedForm({
    draft: `adjust.${organization.id}.${part.id}`,
    initial: { counted: "", reason: "" },
    checks: { counted: numbers.quantityOrNone, reason: check.line(m.reason, LENGTH) },
    submit: async ({ counted, reason }) => {
      const adjusted = await api(AdjustStock, {
        params: { organizationId: organization.id, partId: part.id },
        body: { counted: numberIn(counted), reason }
      })
      await refresh()
      notify.success(m.done(adjusted.name, texts.quantity(adjusted.on_hand, adjusted.unit)))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.title}
      about={m.about(part.name, texts.quantity(part.on_hand, part.unit))}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <TextInput form={form} name="counted" label={m.counted} inputMode="decimal" unit={part.unit} />
      <LongInput form={form} name="reason" label={m.reason} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
