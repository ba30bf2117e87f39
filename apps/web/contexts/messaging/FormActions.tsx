import { Button, Dialog } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { common } from "../../i18n/messages/index.ts"
import { messaging } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import styles from "./Form.module.css"
import { SHORTCUT } from "./sendShortcut.ts"

interface Props {
  /** Discards the draft. */
  readonly onCancel: () => void
  /** The send button. */
  readonly children: ReactNode
}

/** The last line of a form: the shortcut, the cancel button, the send button. */
export const FormActions = ({ onCancel, children }: Props) => {
  const m = useMessages(messaging)
  const { cancel } = useMessages(common)
  return (
    <div className={styles["actions"]}>
      <span className={styles["shortcut"]} aria-hidden="true">
        {m.shortcut(SHORTCUT)}
      </span>
      <Dialog.Close>
        <Button type="button" variant="surface" color="gray" onClick={onCancel}>
          {cancel}
        </Button>
      </Dialog.Close>
      {children}
    </div>
  )
}
