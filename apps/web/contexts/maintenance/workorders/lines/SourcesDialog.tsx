import { AddLine } from "#maintenance/contract"
import { useState } from "react"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { Choices } from "../../../../ui/Choices.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { NotLoaded } from "../../../../ui/ListStates.tsx"
import { notify } from "../../../../ui/toast.ts"
import { useForm } from "../../../../ui/useForm.ts"
import { lines, workOrders, workshop } from "../../messages/pages.ts"
import { chosenOf, useSources } from "../useSources.ts"
import { useSaved, type WorkOrderDialogProps } from "../workOrders.ts"

/** Adds lines from the vehicle's due services, open defects and recalls. */
export const SourcesDialog = ({ organization, workOrder, onClose }: WorkOrderDialogProps) => {
  const { line: m } = useMessages(lines)
  const { create } = useMessages(workOrders)
  const { busy } = useMessages(workshop)
  const saved = useSaved(organization)
  const [keys, setKeys] = useState<ReadonlyArray<string>>([])
  const { vehicle, items } = workOrder
  const { sources, isLoaded, query } = useSources(organization, vehicle.id)
  const here = new Set<string | null>(
    items.flatMap((line) => [line.defect_id, line.occurrence_id, line.recall_id])
  )
  const offered = sources.filter(({ key }) => !here.has(key))
  const form = useForm({
    initial: { sources: "" },
    checks: { sources: () => (keys.length === 0 ? m.sourcesNone : undefined) },
    submit: async () => {
      const params = { organizationId: organization.id, workOrderId: workOrder.id }
      // One after the other: each answer has all lines so far.
      for (const { key, line } of chosenOf(offered, keys)) {
        await saved(await api(AddLine, { params, body: line }))
        setKeys((before) => before.filter((one) => one !== key))
      }
      notify.success(m.sourcesDone)
      onClose()
    }
  })
  const toggle = (key: string) =>
    setKeys((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]))
  return (
    <FormDialog
      title={m.sourcesTitle}
      about={m.sourcesAbout(vehicle.name)}
      form={form}
      submit={m.sourcesSubmit}
      busyText={busy}
      onClose={onClose}
    >
      {!isLoaded && <NotLoaded query={query} rows={3} />}
      {isLoaded && offered.length === 0 && <p>{create.noSources}</p>}
      {offered.length > 0 && (
        <Choices
          legend={create.sources}
          options={offered.map(({ key, label }) => ({ value: key, label }))}
          chosen={keys}
          onToggle={toggle}
        />
      )}
      {form.errors["sources"] && <p role="alert">{form.errors["sources"]}</p>}
      <Alert error={form.formError} />
    </FormDialog>
  )
}
