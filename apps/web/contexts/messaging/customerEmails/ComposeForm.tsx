import { TextField } from "@radix-ui/themes"
import type { Ref } from "react"
import { problemOf } from "../../../api/problem.ts"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useMe } from "../../identity/me.ts"
import { ResendButton } from "../../identity/ResendButton.tsx"
import styles from "../Form.module.css"
import { FormActions } from "../FormActions.tsx"
import { FormError } from "../FormError.tsx"
import { sendShortcut } from "../sendShortcut.ts"
import { CustomerPicker } from "./CustomerPicker.tsx"
import { type Composing, type ComposingProps, useComposing } from "./useComposing.ts"

interface Props extends ComposingProps {
  readonly subjectRef: Ref<HTMLInputElement>
}

interface FieldsProps extends Pick<Props, "organization" | "subjectRef"> {
  readonly composing: Composing
}

const Fields = ({ organization, subjectRef, composing }: FieldsProps) => {
  const { compose: m, missing } = useMessages(customerEmails)
  const { form, customer, choose } = composing
  // The message is shown once, below; the field is only marked.
  const errorOf = (name: string) => (form.errors[name] === missing ? undefined : form.errors[name])
  const marked = (name: string) => (form.errors[name] ? ({ "aria-invalid": true } as const) : {})
  return (
    <>
      <FormField label={m.customer} error={errorOf("customer")}>
        {(control) => (
          <CustomerPicker
            organization={organization}
            value={customer}
            onChoose={choose}
            control={{ ...control, ...marked("customer") }}
          />
        )}
      </FormField>
      <FormField label={m.subject} error={errorOf("subject")}>
        {(control) => (
          <TextField.Root
            ref={subjectRef}
            placeholder={m.subjectPlaceholder}
            autoComplete="off"
            required
            {...control}
            {...form.control("subject")}
            {...marked("subject")}
          />
        )}
      </FormField>
      <FormField label={m.message} error={errorOf("content")}>
        {(control) => (
          <LongText
            rows={6}
            placeholder={m.messagePlaceholder}
            required
            {...control}
            {...form.longText("content")}
            {...marked("content")}
          />
        )}
      </FormField>
    </>
  )
}

/** Senders must verify their address first: replies go there. */
const Unverified = ({ failure }: { readonly failure: unknown }) => {
  const me = useMe()
  if (failure === undefined || problemOf(failure).code !== "address_not_verified") return null
  return <Alert error={failure}>{me && <ResendButton email={me.email} />}</Alert>
}

export const ComposeForm = (props: Props) => {
  const { compose: m, missing } = useMessages(customerEmails)
  const composing = useComposing(props)
  const { form } = composing
  return (
    <form {...form.element} {...sendShortcut} className={styles["form"]}>
      <Fields organization={props.organization} subjectRef={props.subjectRef} composing={composing} />
      <FormError>{Object.values(form.errors).includes(missing) && missing}</FormError>
      <Unverified failure={form.formError} />
      <FormActions onCancel={form.discard}>
        <SubmitButton busy={form.busy} busyText={m.sending}>
          {m.send}
        </SubmitButton>
      </FormActions>
    </form>
  )
}
