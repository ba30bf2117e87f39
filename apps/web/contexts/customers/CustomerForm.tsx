import { TextField } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { LongText } from "../../ui/LongText.tsx"
import { SubmitButton } from "../../ui/SubmitButton.tsx"
import { useOrganizations } from "../tenancy/organizations.ts"
import { GroupFields } from "./GroupFields.tsx"
import { type CustomerForm as FormState, type FormProps, useCustomerForm } from "./useCustomerForm.ts"
import styles from "./Customers.module.css"

interface Props extends FormProps {
  readonly submit: string
  readonly busy: string
  /** The cancel button, which discards what was typed. */
  readonly renderCancel: (discard: () => void) => ReactNode
}

const ContactFields = ({ form }: { readonly form: FormState }) => {
  const { fields } = useMessages(customers)
  return (
    <>
      <FormField label={fields.email} error={form.errors["email"]} optional>
        {(control) => (
          <TextField.Root
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            {...form.control("email")}
          />
        )}
      </FormField>
      <FormField label={fields.phone} error={form.errors["phone"]} optional>
        {(control) => (
          <TextField.Root type="tel" autoComplete="off" {...control} {...form.control("phone")} />
        )}
      </FormField>
    </>
  )
}

/** Name, email, phone, type, tags, owner and notes. */
export const CustomerForm = (props: Props) => {
  const { fields } = useMessages(customers)
  const form = useCustomerForm(props)
  const { current } = useOrganizations()
  return (
    <form {...form.element} className={styles["form"]}>
      <FormField label={fields.name} error={form.errors["name"]}>
        {(control) => <TextField.Root autoComplete="off" required {...control} {...form.control("name")} />}
      </FormField>
      <ContactFields form={form} />
      {current && <GroupFields form={form} organization={current} />}
      <FormField label={fields.notes} error={form.errors["notes"]} optional>
        {(control) => <LongText rows={4} {...control} {...form.longText("notes")} />}
      </FormField>
      <Alert error={form.formError} />
      <div className={styles["submit"]}>
        {props.renderCancel(form.discard)}
        <SubmitButton busy={form.busy} busyText={props.busy}>
          {props.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
