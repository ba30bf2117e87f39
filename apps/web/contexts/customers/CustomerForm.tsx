import type { CustomerView } from "#customers/contract"
import { TextField } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { LongText } from "../../ui/LongText.tsx"
import { SubmitButton } from "../../ui/SubmitButton.tsx"
import { useChecks } from "../../ui/useChecks.ts"
import { useDraftedForm } from "../../ui/useDraftedForm.ts"
import { useOrganizations } from "../tenancy/organizations.ts"
import styles from "./Customers.module.css"

/** The values of the form; null for empty fields. */
export interface CustomerInput {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly notes: string | null
}

interface Props {
  /** The initial values. */
  readonly customer?: CustomerView
  readonly save: (input: CustomerInput) => Promise<unknown>
  readonly submit: string
  readonly busy: string
  /** The cancel button. */
  readonly cancel: ReactNode
}

type Check = (text: string) => string | undefined

const unlessEmpty =
  (check: Check): Check =>
  (text) =>
    text.trim() === "" ? undefined : check(text)

const orNull = (text: string) => (text.trim() === "" ? null : text)

const useFields = ({ customer, save }: Props) => {
  const { fields } = useMessages(customers)
  const check = useChecks()
  const { current } = useOrganizations()
  return useDraftedForm({
    draft: `customer.${current?.id}.${customer?.id ?? ""}`,
    initial: {
      name: customer?.name ?? "",
      email: customer?.email ?? "",
      phone: customer?.phone ?? "",
      notes: customer?.notes ?? ""
    },
    checks: {
      name: check.line(fields.name, 200),
      email: unlessEmpty(check.email(fields.email)),
      phone: unlessEmpty(check.line(fields.phone, 40)),
      notes: unlessEmpty(check.line(fields.notes, 5000))
    },
    errorFields: { customer_exists: "email" },
    submit: ({ name, email, phone, notes }) =>
      save({ name, email: orNull(email), phone: orNull(phone), notes: orNull(notes) })
  })
}

type Form = ReturnType<typeof useFields>

const ContactFields = ({ form }: { readonly form: Form }) => {
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

/** Name, email, phone and notes. */
export const CustomerForm = (props: Props) => {
  const { fields } = useMessages(customers)
  const form = useFields(props)
  return (
    <form {...form.element} className={styles["form"]}>
      <FormField label={fields.name} error={form.errors["name"]}>
        {(control) => <TextField.Root autoComplete="off" required {...control} {...form.control("name")} />}
      </FormField>
      <ContactFields form={form} />
      <FormField label={fields.notes} error={form.errors["notes"]} optional>
        {(control) => <LongText rows={4} {...control} {...form.longText("notes")} />}
      </FormField>
      <Alert error={form.formError} />
      <div className={styles["submit"]}>
        {props.cancel}
        <SubmitButton busy={form.busy} busyText={props.busy}>
          {props.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
