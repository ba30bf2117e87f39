import { Button, Dialog } from "@radix-ui/themes"
import { useMessages } from "../../i18n/useMessages.ts"
import { CopyField } from "../../ui/CopyField.tsx"
import dialog from "../../ui/Dialog.module.css"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import { useReturnFocus } from "../../ui/useReturnFocus.ts"
import { webhooks } from "./messages/index.ts"

interface Props {
  readonly secret: string
  /** It replaced another one. */
  readonly isReplaced?: boolean
  readonly onClose: () => void
}

/** Shows the secret of a webhook, once. */
export const SecretDialog = ({ secret, isReplaced = false, onClose }: Props) => {
  const m = useMessages(webhooks).secret
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      {/* What is shown once does not disappear with a press beside it. */}
      <Dialog.Content maxWidth="480px" {...opener} onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description>{isReplaced ? `${m.sentence} ${m.overlap}` : m.sentence}</Dialog.Description>
        <div className={dialog["form"]}>
          <CopyField label={m.label} value={secret} />
        </div>
        <div className={dialog["actions"]}>
          <Button onClick={onClose}>{m.done}</Button>
        </div>
      </Dialog.Content>
    </DialogRoot>
  )
}
