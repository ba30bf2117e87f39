import { Dialog, IconButton } from "@radix-ui/themes"
import { X } from "lucide-react"
import type { ReactNode } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./Sheet.module.css"
import { DialogRoot } from "./DialogRoot.tsx"
import { useReturnFocus } from "./useReturnFocus.ts"

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog at the side of the page, for the details of a list item. */
export const Sheet = ({ title, onClose, children }: Props) => {
  const { close } = useMessages(common)
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content className={styles["sheet"]} aria-describedby={undefined} {...opener}>
        <div className={styles["bar"]}>
          <Dialog.Title as="h2" size="5" mb="0">
            {title}
          </Dialog.Title>
          <Dialog.Close>
            <IconButton variant="ghost" color="gray" size="3" aria-label={close}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
        </div>
        {children}
      </Dialog.Content>
    </DialogRoot>
  )
}

/** The actions below the details; takes no space without any. */
export const SheetActions = ({ children }: Pick<Props, "children">) => (
  <div className={styles["actions"]}>{children}</div>
)
