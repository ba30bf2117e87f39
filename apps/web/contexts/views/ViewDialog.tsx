import type { ReadableView } from "#views/contract"
import { Button, Dialog, TextField } from "@radix-ui/themes"
import { useState } from "react"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { OnlineSwitch } from "../../ui/OnlineSwitch.tsx"
import { SubmitButton } from "../../ui/SubmitButton.tsx"
import { useChecks } from "../../ui/useChecks.ts"
import { useForm } from "../../ui/useForm.ts"
import { useReturnFocus } from "../../ui/useReturnFocus.ts"
import { views } from "./messages/index.ts"
import { useCreateView, useRenameView } from "./savedViews.ts"
import type { ListViews } from "./useList.ts"
import styles from "./ViewDialog.module.css"

interface Props {
  readonly list: ListViews
  /** The view to rename; without one, a new view is saved. */
  readonly renamed?: ReadableView
  readonly onClose: () => void
}

interface FormProps {
  readonly list: ListViews
  readonly name: string
  /** Whether the view can be shared with everyone here. */
  readonly shareable: boolean
  readonly submit: string
  readonly save: (view: { readonly name: string; readonly shared: boolean }) => Promise<unknown>
  readonly onClose: () => void
}

const LENGTH = 80

const ViewForm = ({ list, name, shareable, submit, save, onClose }: FormProps) => {
  const m = useMessages(views)
  const { cancel } = useMessages(common)
  const check = useChecks()
  const [shared, setShared] = useState(false)
  const form = useForm({
    initial: { name },
    checks: { name: check.line(m.name, LENGTH) },
    submit: async (values) => {
      await save({ name: values.name, shared })
      onClose()
    }
  })
  return (
    <form {...form.element} className={styles["form"]}>
      <FormField label={m.name} error={form.errors["name"]}>
        {(control) => (
          <TextField.Root {...control} {...form.control("name")} autoComplete="off" placeholder={m.example} />
        )}
      </FormField>
      {shareable && (
        <label className={styles["share"]}>
          <span>{m.shareWith(list.organization.name)}</span>
          <OnlineSwitch checked={shared} onCheckedChange={setShared} />
        </label>
      )}
      <Alert error={form.formError} />
      <div className={styles["submit"]}>
        <Dialog.Close>
          <Button type="button" variant="surface" color="gray">
            {cancel}
          </Button>
        </Dialog.Close>
        <SubmitButton busy={form.busy}>{submit}</SubmitButton>
      </div>
    </form>
  )
}

const Create = ({ list, onClose }: Props) => {
  const m = useMessages(views)
  return (
    <ViewForm
      list={list}
      name=""
      shareable={list.organization.can.includes("views.share")}
      submit={m.submit}
      save={useCreateView(list)}
      onClose={onClose}
    />
  )
}

const Rename = ({ list, view, onClose }: Props & { readonly view: ReadableView }) => {
  const m = useMessages(views)
  const rename = useRenameView(list.organization, view)
  return (
    <ViewForm
      list={list}
      name={view.name}
      shareable={false}
      submit={m.choices.rename}
      save={({ name }) => rename(name)}
      onClose={onClose}
    />
  )
}

/** Asks for the name of a view. */
export const ViewDialog = (props: Props) => {
  const m = useMessages(views)
  const opener = useReturnFocus()
  const { renamed, onClose } = props
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="420px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {renamed ? m.renameTitle : m.createTitle}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.about}</Dialog.Description>
        {renamed ? <Rename {...props} view={renamed} /> : <Create {...props} />}
      </Dialog.Content>
    </DialogRoot>
  )
}
