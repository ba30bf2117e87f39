import { Dialog, IconButton } from "@radix-ui/themes"
import { MessageSquare, X } from "lucide-react"
import { common } from "../../i18n/en/common.ts"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import styles from "./Header.module.css"
import { HeaderButton } from "./HeaderButton.tsx"

/** Opens the messages dialog; until messaging is built, one honest sentence. */
export const MessagesTrigger = () => {
  const m = useMessages(shell)
  const { close } = useMessages(common)
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <HeaderButton label={m.messages.open} icon={MessageSquare} />
      </Dialog.Trigger>
      <Dialog.Content maxWidth="520px" aria-describedby={undefined}>
        <div className={styles["dialogBar"]}>
          <Dialog.Title as="h2" size="5" mb="0">
            {m.messages.title}
          </Dialog.Title>
          <Dialog.Close>
            <IconButton variant="ghost" color="gray" aria-label={close}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
        </div>
        <EmptyState title={m.planned.title} level="h3">
          {m.messages.planned}
        </EmptyState>
      </Dialog.Content>
    </Dialog.Root>
  )
}
