import { AlertDialog, Button } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./Dialog.module.css"
import { AlertDialogRoot } from "./AlertDialogRoot.tsx"
import { OnlineButton } from "./OnlineButton.tsx"
import { useReturnFocus } from "./useReturnFocus.ts"

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** One sentence about what it affects. */
  readonly children: ReactNode
  /** The verb of the action, never "OK". */
  readonly confirm: string
  readonly onConfirm: () => void
  readonly busy?: boolean
  /** Whether it can only be done with a connection. */
  readonly needsConnection?: boolean
}

/** Asks for confirmation of something that cannot be undone. The caller closes it once the work is done. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  children,
  confirm,
  onConfirm,
  busy = false,
  needsConnection = true
}: Props) => {
  const m = useMessages(common)
  const opener = useReturnFocus()
  const Confirm = needsConnection ? OnlineButton : Button
  return (
    <AlertDialogRoot open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Content maxWidth="440px" {...opener}>
        <AlertDialog.Title as="h2" size="5">
          {title}
        </AlertDialog.Title>
        <AlertDialog.Description>{children}</AlertDialog.Description>
        <div className={styles["actions"]}>
          <AlertDialog.Cancel>
            <Button variant="surface" color="gray">
              {m.cancel}
            </Button>
          </AlertDialog.Cancel>
          <Confirm color="red" loading={busy} onClick={onConfirm}>
            {confirm}
          </Confirm>
        </div>
      </AlertDialog.Content>
    </AlertDialogRoot>
  )
}
