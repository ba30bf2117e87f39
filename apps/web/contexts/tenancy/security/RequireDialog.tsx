import { type Organization, RequireSecondFactor } from "#tenancy/contract"
import { TextField } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { security } from "../messages/security.ts"

const DEFAULT_DAYS = "7"

interface Props {
  readonly organization: Organization
  /** How many members have no second step. */
  readonly missing: number
  readonly onRequired: () => unknown
  readonly onClose: () => void
}

/** Asks from when on a second step is required, and says for how many members that changes something. */
export const RequireDialog = ({ organization, missing, onRequired, onClose }: Props) => {
  const m = useMessages(security)
  const form = useForm({
    initial: { days: DEFAULT_DAYS },
    checks: {
      days: (text) => (/^\d{1,2}$/.test(text.trim()) && Number(text) <= 30 ? undefined : m.daysInvalid)
    },
    submit: async ({ days }) => {
      await api(RequireSecondFactor, {
        params: { organizationId: organization.id },
        body: { grace_days: Number(days) }
      })
      await onRequired()
      notify.success(m.required)
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.requireTitle}
      about={missing === 0 ? m.everyone : m.missing(missing)}
      form={form}
      submit={m.require}
      busyText={m.busy}
      onClose={onClose}
    >
      <FormField label={m.days} hint={m.daysHint} error={form.errors["days"]}>
        {(control) => (
          <TextField.Root inputMode="numeric" maxLength={2} {...control} {...form.control("days")} />
        )}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
