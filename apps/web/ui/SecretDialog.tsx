import { Button, Dialog } from "@radix-ui/themes"
import { CopyField } from "./CopyField.tsx"
import dialog from "./Dialog.module.css"
import { DialogRoot } from "./DialogRoot.tsx"
import { useReturnFocus } from "./useReturnFocus.ts"

interface Props {
  readonly title: string
  readonly about: string
  /** What the secret is called. */
  readonly label: string
  readonly secret: string
  readonly done: string
  readonly onClose: () => void
}

/** Shows a secret that is shown only once, to be copied: a token, or a link that needs no account. */
export const SecretDialog = ({ title, about, label, secret, done, onClose }: Props) => {
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      {/* What is shown once does not disappear with a press beside it. */}
      <Dialog.Content maxWidth="480px" {...opener} onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Title as="h2" size="5">
          {title}
        </Dialog.Title>
        <Dialog.Description>{about}</Dialog.Description>
        <div className={dialog["form"]}>
          <CopyField label={label} value={secret} />
        </div>
        <div className={dialog["actions"]}>
          <Button onClick={onClose}>{done}</Button>
        </div>
      </Dialog.Content>
    </DialogRoot>
  )
}
