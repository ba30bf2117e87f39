import { ReportBySticker } from "#maintenance/contract"
import { Button, TextField } from "@radix-ui/themes"
import { type ComponentProps, useState } from "react"
import { api } from "../../../api/client.ts"
import { newUuid } from "../../../api/newUuid.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { CheckInput, LongInput } from "../../../ui/inputs.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import filters from "../../../ui/filters/Filters.module.css"
import styles from "../../identity/auth/Form.module.css"
import { sticker } from "../messages/visitors.ts"

interface Props {
  readonly token: string
  readonly onSent: (isUnsafe: boolean) => void
}

const useReport = ({ token, onSent }: Props) => {
  const m = useMessages(sticker)
  const check = useChecks()
  // Sent again after a lost answer, it is still the same report.
  const [report_id] = useState(newUuid)
  return useDraftedForm({
    draft: `sticker.${token}`,
    initial: { title: "", unsafe: "", note: "", name: "", contact: "", website: "" },
    notStored: ["unsafe"],
    checks: { title: check.line(m.what, 200) },
    submit: async ({ title, unsafe, note, name, contact, website }) => {
      const isUnsafe = unsafe !== ""
      await api(ReportBySticker, {
        body: {
          token,
          report_id,
          title,
          note: orNull(note),
          says_unsafe: isUnsafe,
          name: orNull(name),
          contact: orNull(contact),
          website
        }
      })
      onSent(isUnsafe)
    }
  })
}

type Form = ReturnType<typeof useReport>

/** Defects that one press enters. */
const Common = ({ form }: { readonly form: Form }) => {
  const m = useMessages(sticker)
  return (
    <fieldset aria-label={m.common} className={filters["bar"]}>
      {Object.values(m.choices).map((choice) => (
        <Button
          key={choice}
          type="button"
          size="3"
          variant="surface"
          color="gray"
          onClick={() => form.set("title", choice)}
        >
          {choice}
        </Button>
      ))}
    </fieldset>
  )
}

interface LineProps extends Pick<ComponentProps<typeof TextField.Root>, "autoComplete" | "maxLength"> {
  readonly form: Form
  readonly name: "title" | "name" | "contact"
  readonly label: string
  readonly hint?: string
}

const Line = ({ form, name, label, hint, ...input }: LineProps) => (
  <FormField label={label} hint={hint} error={form.errors[name]} optional={name !== "title"}>
    {(control) => <TextField.Root size="3" {...input} {...control} {...form.control(name)} />}
  </FormField>
)

/** What is wrong with a vehicle, by someone without an account. */
export const StickerForm = (props: Props) => {
  const m = useMessages(sticker)
  const form = useReport(props)
  return (
    <form {...form.element} className={styles["form"]}>
      <Line form={form} name="title" label={m.what} hint={m.whatHint} autoComplete="off" />
      <Common form={form} />
      <CheckInput form={form} name="unsafe" label={m.unsafe} />
      <LongInput form={form} name="note" label={m.note} optional />
      <Line form={form} name="name" label={m.name} autoComplete="name" maxLength={120} />
      <Line form={form} name="contact" label={m.contact} hint={m.contactHint} maxLength={200} />
      {/* Only bots fill it in. */}
      <input hidden tabIndex={-1} autoComplete="off" {...form.control("website")} />
      <Alert error={form.formError} />
      <SubmitButton size="4" busy={form.busy} busyText={m.busy}>
        {m.submit}
      </SubmitButton>
    </form>
  )
}
