import { DocumentType, MAX_LEAD_DAYS, vehicleName } from "#fleet/contract"
import { TextField } from "@radix-ui/themes"
import type { ComponentProps } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { CheckInput, ChoiceInput } from "../../../ui/inputs.tsx"
import { fileTarget } from "../../files/fileTarget.ts"
import { documents } from "../messages/pages.ts"
import styles from "./Documents.module.css"
import type { DocumentValues } from "./documentValues.ts"
import { FileField } from "./FileField.tsx"
import { type DocumentForm, type DocumentFormProps, useDocumentForm } from "./useDocumentForm.ts"

interface TextProps extends Pick<ComponentProps<typeof TextField.Root>, "type" | "inputMode"> {
  readonly form: DocumentForm
  readonly name: keyof DocumentValues
  readonly hint?: string
}

const TextInput = ({ form, name, hint, ...input }: TextProps) => {
  const { fields } = useMessages(documents)
  return (
    <FormField label={fields[name]} optional error={form.errors[name]} hint={hint}>
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

const Fields = ({ form, withType }: { readonly form: DocumentForm; readonly withType: boolean }) => {
  const m = useMessages(documents)
  return (
    <>
      {withType && (
        <ChoiceInput form={form} name="type" label={m.fields.type}>
          {DocumentType.literals.map((type) => (
            <option key={type} value={type}>
              {m.types[type]}
            </option>
          ))}
        </ChoiceInput>
      )}
      <div className={styles["pair"]}>
        <TextInput form={form} name="number" />
        <TextInput form={form} name="issuer" />
        <TextInput form={form} name="valid_from" type="date" />
        <TextInput form={form} name="expires_on" type="date" />
      </div>
      <TextInput form={form} name="lead_days" inputMode="numeric" hint={m.leadDaysHint(MAX_LEAD_DAYS)} />
      <CheckInput form={form} name="required" label={m.fields.required} />
    </>
  )
}

/** Adds, edits or renews a document of a vehicle. */
export const DocumentDialog = (props: DocumentFormProps) => {
  const { vehicle, task, onClose } = props
  const m = useMessages(documents)
  const { form, file } = useDocumentForm(props)
  const attached =
    task.kind === "edit" && form.values.file_id !== "" ? (task.document.file ?? undefined) : undefined
  const add = async (files: ReadonlyArray<File>) => {
    const [chosen] = files
    const id = chosen && (await file.choose(chosen))
    if (id) form.set("file_id", id)
  }
  const onChoose = (files: ReadonlyArray<File>) => void add(files)
  const onRemove = () => {
    file.remove()
    form.set("file_id", "")
  }
  const words = m[task.kind]
  const about = {
    add: m.add.about(vehicleName(vehicle)),
    edit: m.edit.about,
    renew: m.renew.about(task.kind === "add" ? "" : m.types[task.document.type])
  }
  return (
    <FormDialog
      title={words.title}
      about={about[task.kind]}
      form={{ ...form, element: { ...form.element, ...fileTarget({ add: onChoose }) } }}
      submit={words.submit}
      busyText={file.file ? m.uploading : m.busy}
      onClose={onClose}
    >
      <Fields form={form} withType={task.kind !== "renew"} />
      <FileField
        file={file}
        attached={attached}
        error={form.errors["file_id"]}
        onChoose={onChoose}
        onRemove={onRemove}
      />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
