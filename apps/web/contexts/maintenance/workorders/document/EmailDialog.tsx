import { EmailWorkOrder, workOrderName } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { problemOf } from "../../../../api/problem.ts"
import { currentLocale } from "../../../../i18n/locale.ts"
import { LOCALES } from "../../../../i18n/locales.ts"
import { common } from "../../../../i18n/messages/index.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { ChoiceInput, LongInput, TextInput } from "../../../../ui/inputs.tsx"
import { NamedOptions } from "../../../../ui/options.tsx"
import { notify } from "../../../../ui/toast.ts"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { useMe } from "../../../identity/me.ts"
import { ResendButton } from "../../../identity/ResendButton.tsx"
import { useOrganizationRefresh } from "../../../tenancy/useOrganizationRefresh.ts"
import { documents } from "../../messages/pages.ts"
import type { WorkOrderDialogProps } from "../workOrders.ts"

const useEmailing = ({ organization, workOrder, onClose }: WorkOrderDialogProps) => {
  const m = useMessages(documents)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  return useDraftedForm({
    draft: `email-work-order.${organization.id}.${workOrder.id}`,
    initial: { to: "", subject: "", note: "", language: currentLocale() },
    checks: { to: check.email(m.to) },
    submit: async ({ to, subject, note, language }) => {
      await api(EmailWorkOrder, {
        params: { organizationId: organization.id, workOrderId: workOrder.id },
        body: {
          to,
          ...(subject.trim() !== "" && { subject }),
          ...(note.trim() !== "" && { note }),
          language
        }
      })
      await refresh()
      notify.success(m.done(workOrderName(workOrder.number), to))
      onClose()
    }
  })
}

/** Senders must verify their address first: replies go there. */
export const Refused = ({ error }: { readonly error: unknown }) => {
  const me = useMe()
  const isUnverified = error !== undefined && problemOf(error).code === "address_not_verified"
  return <Alert error={error}>{isUnverified && me && <ResendButton email={me.email} />}</Alert>
}

/** Emails a work order as PDF to a vendor or a customer. */
export const EmailDialog = (props: WorkOrderDialogProps) => {
  const m = useMessages(documents)
  const { language: languages } = useMessages(common)
  const me = useMe()
  const form = useEmailing(props)
  return (
    <FormDialog
      title={m.title(workOrderName(props.workOrder.number))}
      about={m.about(me?.email ?? "")}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={props.onClose}
    >
      <TextInput form={form} name="to" label={m.to} type="email" inputMode="email" />
      <TextInput form={form} name="subject" label={m.subject} hint={m.subjectHint} maxLength={200} optional />
      <LongInput form={form} name="note" label={m.note} optional />
      <ChoiceInput form={form} name="language" label={languages.label}>
        <NamedOptions values={LOCALES} names={languages} />
      </ChoiceInput>
      <Refused error={form.formError} />
    </FormDialog>
  )
}
