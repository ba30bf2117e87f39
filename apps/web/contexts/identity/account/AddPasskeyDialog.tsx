import { AddPasskey, BeginPasskey } from "#identity/contract"
import { browserOf } from "#kernel"
import { TextField } from "@radix-ui/themes"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { passkeys } from "../messages/passkeys.ts"
import { useWebauthn } from "../passkeys/useWebauthn.ts"
import { useFactorsRefresh } from "./factors.ts"
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx"

interface Props {
  readonly onClose: () => void
}

/** A passkey stays where it was made, so it is named after that place. */
const useDefaultName = () => {
  const m = useMessages(passkeys)
  const { browser, system } = browserOf(navigator.userAgent)
  return browser && system ? m.defaultName(browser, system) : m.otherwise
}

const Form = ({ onClose, onAdded }: Props & { readonly onAdded: (codes: ReadonlyArray<string>) => void }) => {
  const m = useMessages(passkeys)
  const check = useChecks()
  const webauthn = useWebauthn()
  const form = useForm({
    initial: { name: useDefaultName() },
    checks: { name: check.line(m.name, 60) },
    submit: async ({ name }) => {
      const made = await webauthn.make(await api(BeginPasskey, {}))
      onAdded((await api(AddPasskey, { body: { name, ...made } })).recovery_codes)
    }
  })
  return (
    <FormDialog
      title={m.addTitle}
      about={m.addSentence}
      form={form}
      submit={m.next}
      busyText={m.adding}
      onClose={onClose}
    >
      <FormField label={m.name} hint={m.nameHint} error={form.errors["name"]}>
        {(control) => <TextField.Root {...control} {...form.control("name")} autoComplete="off" />}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}

/** Adds a passkey: its name, the dialog of the browser, and the recovery codes if it is the first factor. */
export const AddPasskeyDialog = ({ onClose }: Props) => {
  const m = useMessages(passkeys)
  const refresh = useFactorsRefresh()
  const [codes, setCodes] = useState<ReadonlyArray<string>>()
  const onAdded = (issued: ReadonlyArray<string>) => {
    void refresh()
    notify.success(m.added)
    if (issued.length > 0) setCodes(issued)
    else onClose()
  }
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return <Form onClose={onClose} onAdded={onAdded} />
}
