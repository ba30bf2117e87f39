import { AssignmentRole } from "#fleet/contract"
import { TextField } from "@radix-ui/themes"
import type { useForm } from "../../../ui/useForm.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { assignments } from "../messages/pages.ts"
import styles from "./Assignments.module.css"

type Form = Pick<
  ReturnType<typeof useForm<{ readonly from: string; readonly until: string; readonly note: string }>>,
  "errors"
> & {
  readonly control: (name: "from" | "until" | "note") => object
}

/** From when until when; the start only if it can be chosen. */
export const PeriodFields = ({
  form,
  timeZone,
  fixedStart = false
}: {
  readonly form: Form
  readonly timeZone: string
  readonly fixedStart?: boolean
}) => {
  const m = useMessages(assignments).assign
  return (
    <div className={styles["pair"]}>
      {!fixedStart && (
        <FormField label={m.from} error={form.errors["from"]} hint={timeZone}>
          {(control) => <TextField.Root type="datetime-local" {...control} {...form.control("from")} />}
        </FormField>
      )}
      <FormField label={m.until} error={form.errors["until"]} hint={m.untilHint}>
        {(control) => <TextField.Root type="datetime-local" {...control} {...form.control("until")} />}
      </FormField>
    </div>
  )
}

export const NoteField = ({ form }: { readonly form: Form }) => {
  const m = useMessages(assignments).assign
  return (
    <FormField label={m.note} error={form.errors["note"]} optional>
      {(control) => (
        <TextField.Root autoComplete="off" maxLength={500} {...control} {...form.control("note")} />
      )}
    </FormField>
  )
}

export const RoleField = ({ form }: { readonly form: { readonly control: (name: "role") => object } }) => {
  const m = useMessages(assignments)
  return (
    <FormField label={m.assign.role}>
      {(control) => (
        <Select {...control} {...form.control("role")}>
          {AssignmentRole.literals.map((role) => (
            <option key={role} value={role}>
              {m.roles[role]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
