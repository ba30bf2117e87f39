import { Button } from "@radix-ui/themes"
import { Paperclip } from "lucide-react"
import { useRef } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ACCEPTED_FILES } from "../../files/accepted.ts"
import { FormError } from "../FormError.tsx"
import { messaging } from "../messages/index.ts"
import styles from "./Attachments.module.css"
import { OutgoingFiles } from "./OutgoingFiles.tsx"
import type { Attachments } from "./useAttachments.ts"

/** The files of a message that is being written, and the button that adds some. */
export const AttachFiles = ({ files, errors, add, remove }: Attachments) => {
  const m = useMessages(messaging).attachments
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles["attach"]}>
      <OutgoingFiles files={files} onRemove={remove} />
      <FormError>{errors.join(" ")}</FormError>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        hidden
        aria-label={m.choose}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          // So that choosing the same file again triggers a change.
          target.value = ""
        }}
      />
      <Button
        type="button"
        variant="ghost"
        color="gray"
        className={styles["button"] ?? ""}
        onClick={() => input.current?.click()}
      >
        <Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />
        {m.attach}
      </Button>
    </div>
  )
}
