import { AddLine } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { lines, workshop } from "../../messages/pages.ts"
import type { WorkOrderDialogProps } from "../workOrders.ts"
import { LineFields } from "./LineFields.tsx"
import { useLineForm } from "./useLineForm.ts"

/** Adds a line by hand; rate and tax are the workshop's unless they are entered. */
export const AddLineDialog = (props: WorkOrderDialogProps) => {
  const { line: m } = useMessages(lines)
  const { busy } = useMessages(workshop)
  const { organization, workOrder } = props
  const params = { organizationId: organization.id, workOrderId: workOrder.id }
  const form = useLineForm({
    ...props,
    send: (body) => api(AddLine, { params, body }),
    done: m.addDone
  })
  return (
    <FormDialog
      title={m.addTitle}
      about={m.addAbout}
      form={form}
      submit={m.add}
      busyText={busy}
      maxWidth="620px"
      onClose={props.onClose}
    >
      <LineFields form={form} currency={workOrder.currency} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
