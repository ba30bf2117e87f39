import { EnrollFactor, VerifyFactor } from "#identity/contract"
import { Button, Dialog, TextField } from "@radix-ui/themes"
import { type ComponentProps, type ReactNode, useState } from "react"
import { api } from "../../../api/client.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { CopyField } from "../../../ui/CopyField.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { QrCode } from "../../../ui/QrCode.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { CodeField } from "../codes/CodeField.tsx"
import { account } from "../messages/index.ts"
import { useFactorsRefresh } from "./factors.ts"
import { RecoveryCodes } from "./RecoveryCodesDialog.tsx"

interface Enrolled {
  readonly id: string
  readonly secret: string
  readonly uri: string
}

interface StepProps {
  readonly title: string
  readonly about: string
  readonly form: {
    readonly element: ComponentProps<"form">
    readonly busy: boolean
    readonly formError: unknown
  }
  readonly submit: string
  readonly children: ReactNode
}

/** A step of adding a factor. */
export const Step = ({ title, about, form, submit, children }: StepProps) => {
  const { cancel } = useMessages(common)
  const { busy } = useMessages(account).factors
  return (
    <>
      <Dialog.Title as="h2" size="5">
        {title}
      </Dialog.Title>
      <Dialog.Description>{about}</Dialog.Description>
      <form {...form.element} className={dialog["form"]}>
        {children}
        <Alert error={form.formError} />
        <div className={dialog["actions"]}>
          <Dialog.Close>
            <Button type="button" variant="surface" color="gray">
              {cancel}
            </Button>
          </Dialog.Close>
          <SubmitButton busy={form.busy} busyText={busy}>
            {submit}
          </SubmitButton>
        </div>
      </form>
    </>
  )
}

const NameStep = ({ onEnrolled }: { readonly onEnrolled: (enrolled: Enrolled) => void }) => {
  const m = useMessages(account).factors
  const check = useChecks()
  const form = useForm({
    initial: { friendly_name: m.defaultName },
    checks: { friendly_name: check.line(m.name, 60) },
    submit: async (body) => onEnrolled(await api(EnrollFactor, { body }))
  })
  return (
    <Step title={m.addTitle} about={m.addSentence} form={form} submit={m.next}>
      <FormField label={m.name} hint={m.nameHint} error={form.errors["friendly_name"]}>
        {(control) => <TextField.Root {...control} {...form.control("friendly_name")} autoComplete="off" />}
      </FormField>
    </Step>
  )
}

const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ")

interface ScanProps {
  readonly enrolled: Enrolled
  readonly onVerified: (codes: ReadonlyArray<string>) => void
}

const ScanStep = ({ enrolled, onVerified }: ScanProps) => {
  const m = useMessages(account).factors
  const form = useForm({
    initial: { code: "" },
    checks: { code: (text) => (text.trim() === "" ? m.codeRequired : undefined) },
    errorFields: { wrong_code: "code" },
    submit: async (body) => {
      const { recovery_codes } = await api(VerifyFactor, { params: { factorId: enrolled.id }, body })
      onVerified(recovery_codes)
    }
  })
  return (
    <Step title={m.scanTitle} about={m.scanSentence} form={form} submit={m.verify}>
      <QrCode text={enrolled.uri} label={m.qr}>
        <div>
          <p>{m.byHand}</p>
          <CopyField label={m.key} value={grouped(enrolled.secret)} />
        </div>
      </QrCode>
      <CodeField by="totp" form={form} />
    </Step>
  )
}

/** Adds an authenticator app: its name, a code to scan, one to type, and the recovery codes. */
export const AddFactorDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const m = useMessages(account).factors
  const opener = useReturnFocus()
  const refresh = useFactorsRefresh()
  const [enrolled, setEnrolled] = useState<Enrolled>()
  const [codes, setCodes] = useState<ReadonlyArray<string>>()
  const onVerified = (issued: ReadonlyArray<string>) => {
    void refresh()
    notify.success(m.done)
    if (issued.length > 0) setCodes(issued)
    else onClose()
  }
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content
        maxWidth="520px"
        {...opener}
        // What is shown once does not disappear with a press beside it.
        onInteractOutside={(event) => enrolled && event.preventDefault()}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onClose={onClose} />
        ) : enrolled ? (
          <ScanStep enrolled={enrolled} onVerified={onVerified} />
        ) : (
          <NameStep onEnrolled={setEnrolled} />
        )}
      </Dialog.Content>
    </DialogRoot>
  )
}
