import { CancelWorkOrder, RejectWorkOrder, ReopenWorkOrder } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { LongInput } from "../../../../ui/inputs.tsx"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { workOrders, workshop } from "../../messages/pages.ts"
import type { WorkOrderDialogProps } from "../workOrders.ts"
import { useStepDone } from "./useStepDone.ts"

const ENDPOINTS = { reject: RejectWorkOrder, reopen: ReopenWorkOrder, cancel: CancelWorkOrder }
const LENGTH = 500

interface Props extends WorkOrderDialogProps {
  readonly step: keyof typeof ENDPOINTS
}

/** Rejects, reopens or cancels a work order with a reason. */
export const ReasonDialog = ({ step, ...props }: Props) => {
  const { reasons } = useMessages(workOrders)
  const { busy } = useMessages(workshop)
  const check = useChecks()
  const { organization, workOrder } = props
  const { params, expected_version, send } = useStepDone(props, step)
  const form = useDraftedForm({
    draft: `${step}.${organization.id}.${workOrder.id}`,
    initial: { reason: "" },
    checks: { reason: check.line(reasons.label, LENGTH) },
    submit: ({ reason }) => send(api(ENDPOINTS[step], { params, body: { expected_version, reason } }))
  })
  return (
    <FormDialog
      title={reasons[step].title}
      about={reasons[step].about}
      form={form}
      submit={reasons[step].submit}
      busyText={busy}
      {...(step !== "reopen" && { color: "red" as const })}
      onClose={props.onClose}
    >
      <LongInput form={form} name="reason" label={reasons.label} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
