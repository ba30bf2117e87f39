import type { WorkOrderLineView } from "#maintenance/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { differencesOf } from "../../Conflict.tsx"
import { lines, workOrders } from "../../messages/pages.ts"
import { valuesOf } from "./useLineForm.ts"

/** What a colleague changed about a line, in words. */
export const useLineDifferences = (currency: string) => {
  const m = useMessages(lines)
  const { lineFields: fields } = m
  const { state } = useMessages(workOrders).fields
  const textsOf = (line: WorkOrderLineView) => {
    const values = valuesOf(line, currency)
    return [
      { label: state, value: m.line.states[line.state] },
      { label: fields.title, value: values.title },
      { label: fields.complaint, value: values.complaint },
      { label: fields.cause, value: values.cause },
      { label: fields.correction, value: values.correction },
      { label: fields.labor_minutes, value: values.labor_minutes },
      { label: fields.rate, value: values.rate_minor },
      { label: fields.parts_price, value: values.parts_price_minor },
      { label: fields.other, value: values.other_minor },
      { label: fields.tax, value: values.tax_bp },
      { label: fields.warranty, value: m.warranties[line.warranty_check] }
    ]
  }
  return (before: WorkOrderLineView, after: WorkOrderLineView) =>
    differencesOf(textsOf(before), textsOf(after))
}
