import { EnrollPhone, TextCode, VerifyPhone } from "#identity/contract"
import { Dialog, TextField } from "@radix-ui/themes"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { CodeField } from "../codes/CodeField.tsx"
import { account } from "../messages/index.ts"
import { phone as phoneMessages } from "../messages/phone.ts"
import { Step } from "./AddFactorDialog.tsx"
import { useFactorsRefresh } from "./factors.ts"

interface Enrolled {
  readonly id: string
  readonly phone: string
}

const NumberStep = ({ onEnrolled }: { readonly onEnrolled: (enrolled: Enrolled) => void }) => {
  const m = useMessages(phoneMessages)
  const form = useForm({
    initial: { phone: "" },
    checks: { phone: (text) => (text.trim() === "" ? m.required : undefined) },
    errorFields: { phone_invalid: "phone" },
    submit: async (body) => onEnrolled(await api(EnrollPhone, { body }))
  })
  return (
    <Step title={m.title} about={m.why} form={form} submit={m.send}>
      <FormField label={m.number} hint={m.numberHint} error={form.errors["phone"]}>
        {(control) => (
          <TextField.Root
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            required
            {...control}
            {...form.control("phone")}
          />
        )}
      </FormField>
    </Step>
  )
}

interface CodeProps {
  readonly enrolled: Enrolled
  readonly onVerified: () => void
}

const CodeStep = ({ enrolled, onVerified }: CodeProps) => {
  const m = useMessages(phoneMessages)
  const { codeRequired, verify } = useMessages(account).factors
  const params = { factorId: enrolled.id }
  const form = useForm({
    initial: { code: "" },
    checks: { code: (text) => (text.trim() === "" ? codeRequired : undefined) },
    errorFields: { wrong_code: "code" },
    submit: async (body) => {
      await api(VerifyPhone, { params, body })
      onVerified()
    }
  })
  const again = useCommand({ send: () => api(TextCode, { params }), done: () => m.sentAgain })
  return (
    <Step title={m.codeTitle} about={m.sentTo(enrolled.phone)} form={form} submit={verify}>
      <CodeField by="phone" form={form} />
      <div>
        <OnlineButton
          type="button"
          variant="surface"
          color="gray"
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {m.again}
        </OnlineButton>
      </div>
    </Step>
  )
}

/** Adds a phone: its number, then the code that is texted to it. */
export const AddPhoneDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const m = useMessages(phoneMessages)
  const opener = useReturnFocus()
  const refresh = useFactorsRefresh()
  const [enrolled, setEnrolled] = useState<Enrolled>()
  const onVerified = () => {
    void refresh()
    notify.success(m.done)
    onClose()
  }
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="480px" {...opener}>
        {enrolled ? (
          <CodeStep enrolled={enrolled} onVerified={onVerified} />
        ) : (
          <NumberStep onEnrolled={setEnrolled} />
        )}
      </Dialog.Content>
    </DialogRoot>
  )
}
