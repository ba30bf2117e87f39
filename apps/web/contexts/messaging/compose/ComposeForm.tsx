import type { UserId } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { Button, TextField } from "@radix-ui/themes"
import { type Ref, useRef } from "react"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { AttachFiles } from "../attachments/AttachFiles.tsx"
import { fileTarget } from "../../files/fileTarget.ts"
import type { Attachments } from "../attachments/useAttachments.ts"
import { FormActions } from "../FormActions.tsx"
import { FormError } from "../FormError.tsx"
import styles from "../Form.module.css"
import { InsertRecord } from "../InsertRecord.tsx"
import { sendShortcut } from "../sendShortcut.ts"
import { NeedsOrganization } from "./NeedsOrganization.tsx"
import { RecipientField } from "./RecipientField.tsx"
import { type Composing, useComposing } from "./useComposing.ts"

interface Props {
  /** Undefined for users without one: they have no one to write to. */
  readonly organization: Organization | undefined
  /** The recipient; undefined until one is chosen. */
  readonly recipientId: UserId | undefined
  readonly attachments: Attachments
  readonly subjectRef: Ref<HTMLInputElement>
  readonly onSent: () => void
}

const Fields = ({ composing, subjectRef }: Pick<Props, "subjectRef"> & { readonly composing: Composing }) => {
  const m = useMessages(messaging)
  const { control: bind, errors } = composing.form
  const field = useRef<HTMLTextAreaElement>(null)
  // The message is shown once, below; the field is only marked.
  const errorOf = (name: string) => (errors[name] === m.required ? undefined : errors[name])
  const marked = (name: string) => (errors[name] ? ({ "aria-invalid": true } as const) : {})
  return (
    <>
      <RecipientField composing={composing} error={errorOf("recipient")} />
      <FormField label={m.compose.subject} error={errorOf("subject")}>
        {(control) => (
          <TextField.Root
            ref={subjectRef}
            placeholder={m.compose.subjectPlaceholder}
            autoComplete="off"
            required
            {...control}
            {...bind("subject")}
            {...marked("subject")}
          />
        )}
      </FormField>
      <FormField label={m.compose.message} error={errorOf("content")}>
        {(control) => (
          <LongText
            ref={field}
            rows={6}
            required
            {...control}
            {...composing.form.longText("content")}
            {...marked("content")}
          />
        )}
      </FormField>
      <AttachFiles {...composing.attachments} />
      <InsertRecord field={field} onChange={(text) => composing.form.set("content", text)} />
    </>
  )
}

export const ComposeForm = ({ organization, recipientId, attachments, subjectRef, onSent }: Props) => {
  const m = useMessages(messaging)
  const composing = useComposing({ organization, recipientId, attachments, onSent })
  const { form } = composing
  const cancel = () => {
    form.discard()
    attachments.discard()
  }
  const missing = Object.values(form.errors).includes(m.required)
  return (
    <form {...form.element} {...sendShortcut} {...fileTarget(attachments)} className={styles["form"]}>
      <Fields composing={composing} subjectRef={subjectRef} />
      {!organization && <NeedsOrganization />}
      <FormError>{missing && m.required}</FormError>
      <FormActions onCancel={cancel}>
        {organization ? (
          <SubmitButton needsConnection={false} busy={form.busy} busyText={m.sending}>
            {m.compose.send}
          </SubmitButton>
        ) : (
          <Button disabled>{m.compose.send}</Button>
        )}
      </FormActions>
    </form>
  )
}
