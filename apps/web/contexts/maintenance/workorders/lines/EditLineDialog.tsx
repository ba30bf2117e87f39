import { EditLine } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { lines, workshop } from "../../messages/pages.ts"
import { useVersioned } from "../../useVersioned.ts"
import { VersionedDialog } from "../../VersionedDialog.tsx"
import { LineFields } from "./LineFields.tsx"
import { type LineDialogProps, loadLine } from "./lines.ts"
import { useLineDifferences } from "./useLineDifferences.ts"
import { useLineForm } from "./useLineForm.ts"

/** Edits a line. What another technician changed meanwhile is shown before it is saved. */
export const EditLineDialog = (props: LineDialogProps) => {
  const { line: m } = useMessages(lines)
  const { save, busy } = useMessages(workshop)
  const { organization, workOrder, line } = props
  const differences = useLineDifferences(workOrder.currency)
  const versioned = useVersioned(line, { code: "line_was_changed", load: () => loadLine(props) })
  const { opened, theirs, version, compare } = versioned
  const params = { organizationId: organization.id, lineId: line.id }
  const form = useLineForm({
    ...props,
    line: opened,
    send: (changes) =>
      api(EditLine, { params, body: { ...changes, expected_version: version } }).catch(compare),
    done: m.editDone
  })
  return (
    <VersionedDialog
      title={m.editTitle}
      about={m.editAbout}
      form={form}
      theirs={theirs && differences(opened, theirs)}
      submit={save}
      busyText={busy}
      maxWidth="620px"
      onClose={props.onClose}
    >
      <LineFields form={form} line={opened} currency={workOrder.currency} />
    </VersionedDialog>
  )
}
