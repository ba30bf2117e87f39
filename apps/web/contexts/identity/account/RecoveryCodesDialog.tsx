import { Button, Dialog } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CopyButton } from "../../../ui/CopyField.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { saveFile } from "../../../ui/saveFile.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { account } from "../messages/index.ts"
import styles from "./Account.module.css"

interface Props {
  readonly codes: ReadonlyArray<string>
  readonly onClose: () => void
}

/** The codes, and ways to keep them. They are shown once. */
export const RecoveryCodes = ({ codes, onClose }: Props) => {
  const m = useMessages(account).factors
  const text = `${m.fileTitle}\n\n${codes.join("\n")}\n`
  return (
    <>
      <Dialog.Title as="h2" size="5">
        {m.codesTitle}
      </Dialog.Title>
      <Dialog.Description>{m.codesSentence}</Dialog.Description>
      <ul aria-label={m.recovery} className={styles["codes"]}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles["buttons"]}>
        <CopyButton label={m.recovery} value={text} />
        <Button
          variant="surface"
          color="gray"
          onClick={() => saveFile("motorpool-recovery-codes.txt", new Blob([text], { type: "text/plain" }))}
        >
          {m.download}
        </Button>
        <Button variant="surface" color="gray" onClick={() => print()}>
          {m.print}
        </Button>
      </div>
      <div className={dialog["actions"]}>
        <Button onClick={onClose}>{m.kept}</Button>
      </div>
    </>
  )
}

export const RecoveryCodesDialog = (props: Props) => {
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={props.onClose}>
      <Dialog.Content
        maxWidth="480px"
        {...opener}
        // What is shown once does not disappear with a press beside it.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <RecoveryCodes {...props} />
      </Dialog.Content>
    </DialogRoot>
  )
}
