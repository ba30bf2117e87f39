import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { LongInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { review } from "../inspections.ts"
import { record } from "../messages/pages.ts"
import type { InspectionProps } from "./InspectionPage.tsx"

interface Props extends InspectionProps {
  readonly onClose: () => void
}

/** Marks an inspection as reviewed, with a note. */
export const ReviewDialog = ({ organization, inspection, onClose }: Props) => {
  const m = useMessages(record).reviewing
  const { refresh } = useOrganizationRefresh(organization)
  const form = useDraftedForm({
    draft: `inspection-review.${organization.id}.${inspection.id}`,
    initial: { note: "" },
    submit: async ({ note }) => {
      await review(organization, inspection.id, note)
      await refresh()
      notify.success(m.done)
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.title}
      about={m.about}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <LongInput form={form} name="note" label={m.note} rows={3} maxLength={1000} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
