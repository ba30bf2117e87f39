import { CompleteLine } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { LongInput } from "../../../../ui/inputs.tsx"
import { orNull } from "../../../../ui/orNull.ts"
import { notify } from "../../../../ui/toast.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { lines, workshop } from "../../messages/pages.ts"
import { useVersioned } from "../../useVersioned.ts"
import { VersionedDialog } from "../../VersionedDialog.tsx"
import { useSaved } from "../workOrders.ts"
import { type LineDialogProps, loadLine } from "./lines.ts"
import { useLineDifferences } from "./useLineDifferences.ts"

/** Marks a line as done, with its cause and correction. */
export const CompleteDialog = (props: LineDialogProps) => {
  const { line: m, lineFields: fields } = useMessages(lines)
  const { busy } = useMessages(workshop)
  const { organization, workOrder, line, onClose } = props
  const saved = useSaved(organization)
  const differences = useLineDifferences(workOrder.currency)
  const versioned = useVersioned(line, { code: "line_was_changed", load: () => loadLine(props) })
  const { opened, theirs, version, compare } = versioned
  const form = useDraftedForm({
    draft: `complete.${organization.id}.${line.id}.${opened.version}`,
    initial: { cause: opened.cause ?? "", correction: opened.correction ?? "" },
    submit: async ({ cause, correction }) => {
      const params = { organizationId: organization.id, lineId: line.id }
      const body = { expected_version: version, cause: orNull(cause), correction: orNull(correction) }
      await saved(await api(CompleteLine, { params, body }).catch(compare))
      notify.success(m.completed(line.title))
      onClose()
    }
  })
  return (
    <VersionedDialog
      title={m.completeTitle}
      about={`${line.title}. ${m.completeAbout}`}
      form={form}
      theirs={theirs && differences(opened, theirs)}
      submit={m.complete}
      busyText={busy}
      onClose={onClose}
    >
      <LongInput form={form} name="cause" label={fields.cause} optional />
      <LongInput form={form} name="correction" label={fields.correction} optional />
    </VersionedDialog>
  )
}
