import { PauseWork, WaitingFor } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { ChoiceInput } from "../../../../ui/inputs.tsx"
import { NamedOptions } from "../../../../ui/options.tsx"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { workOrders, workshop } from "../../messages/pages.ts"
import type { WorkOrderDialogProps } from "../workOrders.ts"
import { useStepDone } from "./useStepDone.ts"

/** Says what the work cannot go on without. */
export const PauseDialog = (props: WorkOrderDialogProps) => {
  const { pause: m, waits } = useMessages(workOrders)
  const { busy } = useMessages(workshop)
  const { params, expected_version, send } = useStepDone(props, "pause")
  const form = useDraftedForm({
    draft: `pause.${props.organization.id}.${props.workOrder.id}`,
    initial: { waiting_for: "parts" },
    submit: (values) => {
      const waiting_for = WaitingFor.literals.find((one) => one === values.waiting_for) ?? "parts"
      return send(api(PauseWork, { params, body: { expected_version, waiting_for } }))
    }
  })
  return (
    <FormDialog
      title={m.title}
      about={m.about}
      form={form}
      submit={m.submit}
      busyText={busy}
      onClose={props.onClose}
    >
      <ChoiceInput form={form} name="waiting_for" label={m.label}>
        <NamedOptions values={WaitingFor.literals} names={waits} />
      </ChoiceInput>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
