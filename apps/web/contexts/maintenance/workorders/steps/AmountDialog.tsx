import { ApproveWorkOrder, RequestApproval } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { TextInput } from "../../../../ui/inputs.tsx"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { workOrders, workshop } from "../../messages/pages.ts"
import { amountText, minorIn, useNumberChecks } from "../../numbers.ts"
import type { WorkOrderDialogProps } from "../workOrders.ts"
import { useStepDone } from "./useStepDone.ts"

const ENDPOINTS = { request_approval: RequestApproval, approve: ApproveWorkOrder }

interface Props extends WorkOrderDialogProps {
  readonly step: keyof typeof ENDPOINTS
}

/** Requests approval up to an amount, or gives it. */
export const AmountDialog = ({ step, ...props }: Props) => {
  const { amount: m, steps } = useMessages(workOrders)
  const { busy } = useMessages(workshop)
  const { organization, workOrder } = props
  const { approval, totals, currency } = workOrder
  const check = useNumberChecks(currency)
  const { params, expected_version, send } = useStepDone(props, step)
  const requested = approval.state === "requested" ? approval.amount_minor : null
  const form = useDraftedForm({
    draft: `${step}.${organization.id}.${workOrder.id}`,
    initial: { amount: amountText(requested ?? totals.total_minor, currency) },
    checks: { amount: check.amount },
    errorFields: { amount_above_limit: "amount" },
    submit: ({ amount }) => {
      const body = { expected_version, amount_minor: minorIn(amount, currency) }
      return send(api(ENDPOINTS[step], { params, body }))
    }
  })
  const isRequest = step === "request_approval"
  return (
    <FormDialog
      title={isRequest ? m.requestTitle : m.approveTitle}
      about={isRequest ? m.requestAbout : m.approveAbout}
      form={form}
      submit={steps[step]}
      busyText={busy}
      onClose={props.onClose}
    >
      <TextInput form={form} name="amount" label={m.label} inputMode="decimal" unit={currency} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
