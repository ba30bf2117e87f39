import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { messaging } from "../messages/index.ts"
import type { Attachments } from "./useAttachments.ts"

/**
 * Asks before a form is closed by accident, such as with Back, while it has files: a draft keeps its text only.
 * `onOpenChange` is for the dialog of the form, `question` is shown next to it.
 */
export const useClosing = ({ files, isDiscarded }: Attachments, onClose: () => void) => {
  const m = useMessages(messaging).attachments.closing
  const [isAsking, setAsking] = useState(false)
  return {
    onOpenChange: () => (files.length > 0 && !isDiscarded() ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.title(files.length)}
        confirm={m.confirm}
        needsConnection={false}
        onConfirm={onClose}
      >
        {m.sentence(files.length)}
      </ConfirmDialog>
    )
  }
}
