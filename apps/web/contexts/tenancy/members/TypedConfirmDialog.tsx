import { AlertDialog, Button, TextField } from "@radix-ui/themes"
import { common } from "../../../i18n/messages/index.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { AlertDialogRoot } from "../../../ui/AlertDialogRoot.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useForm } from "../../../ui/useForm.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import styles from "../Form.module.css"

interface Props {
  readonly onClose: () => void
  readonly title: string
  /** One sentence about what it affects. */
  readonly sentence: string
  /** The text to type: the name of what it affects. */
  readonly word: string
  readonly confirm: string
  readonly run: () => Promise<unknown>
}

/** Asks for confirmation, by typing a name, of something the user cannot undo alone. */
export const TypedConfirmDialog = ({ onClose, title, sentence, word, confirm, run }: Props) => {
  const m = useMessages(common)
  const { typed } = useMessages(tenancy)
  const opener = useReturnFocus()
  const form = useForm({
    initial: { word: "" },
    checks: { word: (text) => (text.trim() === word.trim() ? undefined : typed.mismatch(word)) },
    submit: run
  })
  return (
    <AlertDialogRoot onOpenChange={onClose}>
      <AlertDialog.Content
        maxWidth="460px"
        {...opener}
        onOpenAutoFocus={(event) => {
          opener.onOpenAutoFocus()
          event.preventDefault()
          form.element.ref.current?.querySelector("input")?.focus()
        }}
      >
        <AlertDialog.Title as="h2" size="5">
          {title}
        </AlertDialog.Title>
        <AlertDialog.Description mb="4">{sentence}</AlertDialog.Description>
        <form {...form.element} className={styles["form"]}>
          <FormField label={typed.label(word)} error={form.errors["word"]}>
            {(control) => (
              <TextField.Root {...control} {...form.control("word")} autoComplete="off" spellCheck={false} />
            )}
          </FormField>
          <Alert error={form.formError} />
          <div className={styles["actions"]}>
            <AlertDialog.Cancel>
              <Button variant="surface" color="gray">
                {m.cancel}
              </Button>
            </AlertDialog.Cancel>
            <SubmitButton color="red" busy={form.busy}>
              {confirm}
            </SubmitButton>
          </div>
        </form>
      </AlertDialog.Content>
    </AlertDialogRoot>
  )
}
