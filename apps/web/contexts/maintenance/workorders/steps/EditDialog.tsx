import {
  EditWorkOrder,
  VendorId,
  type WorkOrderDetails,
  WorkOrderKind,
  workOrderName,
  WorkOrderPriority
} from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { ChoiceInput, LongInput, TextInput } from "../../../../ui/inputs.tsx"
import { NamedOptions, RecordOptions } from "../../../../ui/options.tsx"
import { orNull } from "../../../../ui/orNull.ts"
import { notify } from "../../../../ui/toast.ts"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import meterStyles from "../../../fleet/meters/Meters.module.css"
import { differencesOf } from "../../Conflict.tsx"
import { workOrders, workshop } from "../../messages/pages.ts"
import { useVendors } from "../../parts/vendors.ts"
import { useVersioned } from "../../useVersioned.ts"
import { VersionedDialog } from "../../VersionedDialog.tsx"
import { loadWorkOrder, useSaved, type WorkOrderDialogProps } from "../workOrders.ts"

type OrderValues = Readonly<
  Record<"title" | "kind" | "priority" | "vendor" | "invoice_ref" | "notes", string>
>

const valuesOf = (order: WorkOrderDetails): OrderValues => ({
  title: order.title,
  kind: order.kind,
  priority: order.priority,
  vendor: order.vendor?.id ?? "",
  invoice_ref: order.invoice_ref ?? "",
  notes: order.notes ?? ""
})

/** Only what was changed: a colleague may have changed the rest meanwhile. */
const changesIn = (values: OrderValues, before: OrderValues) => {
  const isChanged = (name: keyof OrderValues) => values[name] !== before[name]
  const kind = WorkOrderKind.literals.find((one) => one === values.kind)
  const priority = WorkOrderPriority.literals.find((one) => one === values.priority)
  return {
    ...(isChanged("title") && { title: values.title }),
    ...(isChanged("kind") && kind && { kind }),
    ...(isChanged("priority") && priority && { priority }),
    ...(isChanged("vendor") && { vendor_id: values.vendor === "" ? null : VendorId.make(values.vendor) }),
    ...(isChanged("invoice_ref") && { invoice_ref: orNull(values.invoice_ref) }),
    ...(isChanged("notes") && { notes: orNull(values.notes) })
  }
}

/** The fields of a work order in words. */
const useDifferences = () => {
  const m = useMessages(workOrders)
  const textsOf = (order: WorkOrderDetails) => [
    { label: m.fields.title, value: order.title },
    { label: m.fields.kind, value: m.kinds[order.kind] },
    { label: m.fields.priority, value: m.priorities[order.priority] },
    { label: m.fields.vendor, value: order.vendor?.name ?? m.ownWorkshop },
    { label: m.fields.invoice, value: order.invoice_ref ?? "" },
    { label: m.fields.notes, value: order.notes ?? "" },
    { label: m.fields.state, value: m.states[order.state] },
    { label: m.fields.assignee, value: order.assigned_to?.name ?? m.unassigned }
  ]
  return (before: WorkOrderDetails, after: WorkOrderDetails) => differencesOf(textsOf(before), textsOf(after))
}

const useEditing = ({ organization, workOrder, onClose }: WorkOrderDialogProps) => {
  const m = useMessages(workOrders)
  const check = useChecks()
  const saved = useSaved(organization)
  const versioned = useVersioned(workOrder, {
    code: "work_order_was_changed",
    load: () => loadWorkOrder(organization, workOrder.id)
  })
  const initial = valuesOf(versioned.opened)
  const form = useDraftedForm({
    draft: `work-order.${organization.id}.${workOrder.id}.${versioned.opened.version}`,
    initial,
    checks: { title: check.line(m.fields.title, 200) },
    submit: async (values) => {
      const params = { organizationId: organization.id, workOrderId: workOrder.id }
      const body = { expected_version: versioned.version, ...changesIn(values, initial) }
      await saved(await api(EditWorkOrder, { params, body }).catch(versioned.compare))
      notify.success(m.edit.done(workOrderName(workOrder.number)))
      onClose()
    }
  })
  return { form, versioned }
}

/** Changes what a work order is about, and who does the work. */
export const EditDialog = (props: WorkOrderDialogProps) => {
  const m = useMessages(workOrders)
  const { save, busy } = useMessages(workshop)
  const vendors = useVendors(props.organization)
  const differences = useDifferences()
  const { form, versioned } = useEditing(props)
  const { opened, theirs } = versioned
  return (
    <VersionedDialog
      title={m.edit.title}
      about={m.edit.about}
      form={form}
      theirs={theirs && differences(opened, theirs)}
      submit={save}
      busyText={busy}
      maxWidth="560px"
      onClose={props.onClose}
    >
      <TextInput form={form} name="title" label={m.fields.title} />
      <div className={meterStyles["pair"]}>
        <ChoiceInput form={form} name="kind" label={m.fields.kind}>
          <NamedOptions values={WorkOrderKind.literals} names={m.kinds} />
        </ChoiceInput>
        <ChoiceInput form={form} name="priority" label={m.fields.priority}>
          <NamedOptions values={WorkOrderPriority.literals} names={m.priorities} />
        </ChoiceInput>
        <ChoiceInput form={form} name="vendor" label={m.fields.vendor}>
          <option value="">{m.ownWorkshop}</option>
          <RecordOptions records={vendors} current={opened.vendor} />
        </ChoiceInput>
        <TextInput form={form} name="invoice_ref" label={m.fields.invoice} maxLength={80} optional />
      </div>
      <LongInput form={form} name="notes" label={m.fields.notes} optional />
    </VersionedDialog>
  )
}
