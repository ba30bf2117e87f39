import type { Organization } from "#tenancy/contract"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"

interface Props {
  readonly organization: Organization
  /** What is voided, for its draft. */
  readonly id: string
  readonly words: {
    readonly title: string
    readonly about: string
    readonly reason: string
    readonly submit: string
    readonly busy: string
    readonly done: string
  }
  readonly send: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks why something is voided, and voids it. */
export const VoidDialog = ({ organization, id, words, send, onClose }: Props) => {
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const form = useDraftedForm({
    draft: `void.${organization.id}.${id}`,
    initial: { reason: "" },
    checks: { reason: check.line(words.reason, 500) },
    submit: async ({ reason }) => {
      await send(reason)
      await refresh()
      notify.success(words.done)
      onClose()
    }
  })
  return (
    <FormDialog
      title={words.title}
      about={words.about}
      form={form}
      submit={words.submit}
      busyText={words.busy}
      color="red"
      maxWidth="440px"
      onClose={onClose}
    >
      <FormField label={words.reason} error={form.errors["reason"]}>
        {(control) => <LongText rows={2} {...control} {...form.longText("reason")} />}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
