import { TextField } from "@radix-ui/themes"
import type { ComponentProps, ReactNode } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { drivers } from "../messages/pages.ts"
import { useMembers } from "./drivers.ts"
import styles from "./Drivers.module.css"
import { type DriverFormState, type DriverValues, type FormProps, useDriverForm } from "./useDriverForm.ts"

interface TextProps extends Pick<
  ComponentProps<typeof TextField.Root>,
  "type" | "inputMode" | "autoCapitalize" | "maxLength" | "required"
> {
  readonly form: DriverFormState
  readonly name: keyof DriverValues
  readonly hint?: string
}

const TextInput = ({ form, name, hint, ...input }: TextProps) => {
  const { fields } = useMessages(drivers)
  return (
    <FormField label={fields[name]} error={form.errors[name]} hint={hint} optional={input.required !== true}>
      {(control) => (
        <TextField.Root
          autoComplete="off"
          spellCheck={false}
          {...input}
          {...control}
          {...form.control(name)}
        />
      )}
    </FormField>
  )
}

/** The member who drives. Choosing one fills in what is still empty. */
const Account = ({ form, organization }: Pick<TextProps, "form"> & Pick<FormProps, "organization">) => {
  const m = useMessages(drivers)
  const members = useMembers(organization)
  const choose = (id: string) => {
    form.set("user_id", id)
    const member = members.find((one) => one.id === id)
    if (member && form.values.name === "") form.set("name", member.name)
    if (member?.email && form.values.email === "") form.set("email", member.email)
  }
  return (
    <FormField label={m.fields.user_id} error={form.errors["user_id"]}>
      {(control) => (
        <Select
          {...control}
          name="user_id"
          value={form.values.user_id}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{m.noAccount}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

interface Props extends FormProps {
  readonly submit: string
  readonly busy: string
  /** The cancel button, which discards what was typed. */
  readonly renderCancel: (discard: () => void) => ReactNode
}

/** Account, contact, license and notes. */
export const DriverForm = (props: Props) => {
  const m = useMessages(drivers)
  const form = useDriverForm(props)
  return (
    <form {...form.element} className={dialog["form"]}>
      <Account form={form} organization={props.organization} />
      <TextInput form={form} name="name" required />
      <div className={styles["fields"]}>
        <TextInput form={form} name="phone" type="tel" />
        <TextInput form={form} name="email" type="email" inputMode="email" autoCapitalize="none" />
        <TextInput form={form} name="license_number" autoCapitalize="characters" />
        <TextInput form={form} name="license_expires_on" type="date" />
        <TextInput form={form} name="license_classes" hint={m.form.classesHint} autoCapitalize="characters" />
        <TextInput
          form={form}
          name="license_region"
          hint={m.form.regionHint}
          autoCapitalize="characters"
          maxLength={6}
        />
      </div>
      <FormField label={m.fields.notes} error={form.errors["notes"]} optional>
        {(control) => <LongText rows={3} {...control} {...form.longText("notes")} />}
      </FormField>
      <Alert error={form.formError} />
      <div className={dialog["actions"]}>
        {props.renderCancel(form.discard)}
        <SubmitButton busy={form.busy} busyText={props.busy}>
          {props.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
