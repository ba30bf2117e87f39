import { ExtendHold, type HoldView, mayBeOpenEnded } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { localTime } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { InstantInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { occupancy } from "../messages/pages.ts"
import { ConflictNote } from "./ConflictNote.tsx"
import { useConflict } from "./conflicts.ts"
import { useHoldText } from "./useHoldText.ts"
import { usePeriod } from "./usePeriod.ts"

interface Props {
  readonly organization: Organization
  readonly hold: HoldView
  readonly timeZone: string
  readonly onClose: () => void
}

const useExtending = ({ organization, hold, timeZone, onClose }: Props) => {
  const m = useMessages(occupancy).extend
  const { refresh } = useOrganizationRefresh(organization)
  const { nameOf } = useHoldText(timeZone)
  const period = usePeriod(timeZone)
  const conflict = useConflict()
  const form = useDraftedForm({
    draft: `extend.${organization.id}.${hold.id}`,
    initial: { until: hold.due_at === null ? "" : localTime(hold.due_at, timeZone) },
    notStored: ["until"],
    checks: { until: mayBeOpenEnded(hold.kind) ? period.isTimeIfAny : period.checks.until },
    errorFields: { end_too_early: "until", hold_needs_end: "until" },
    submit: async (values) => {
      const changed = await api(ExtendHold, {
        params: { organizationId: organization.id, holdId: hold.id },
        body: { due_at: period.endIfAny(values.until), on_conflict: conflict.choiceFor(values) }
      }).catch(conflict.remember(values))
      await refresh()
      notify.success(m.done(nameOf(hold), changed.demoted.length))
      onClose()
    }
  })
  return { form, conflict: conflict.of(form.values) }
}

/** Changes when a hold should end. What would be in the way is named before it is made tentative. */
export const ExtendDialog = (props: Props) => {
  const m = useMessages(occupancy)
  const { hold, timeZone } = props
  const { form, conflict } = useExtending(props)
  const { nameOf, periodOf } = useHoldText(timeZone)
  return (
    <FormDialog
      title={m.extend.title}
      about={`${nameOf(hold)}, ${periodOf(hold)}`}
      form={form}
      submit={conflict?.can_demote ? m.form.anyway : m.extend.submit}
      busyText={m.form.busy}
      onClose={props.onClose}
    >
      <InstantInput
        form={form}
        name="until"
        label={m.form.until}
        hint={mayBeOpenEnded(hold.kind) ? m.form.untilHint : timeZone}
      />
      <ConflictNote error={form.formError} conflict={conflict} timeZone={timeZone} />
    </FormDialog>
  )
}
