import { PauseSchedule, type ServiceView, SkipService } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { LongInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { services } from "../messages/pages.ts"
import { type Scheduled, UNDO, useResuming, useUndo } from "./changes.ts"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

interface FormProps extends Props {
  readonly what: "skip" | "pause"
  readonly service: Scheduled
  /** Sends it, and says what undoes it, for the toast. */
  readonly send: (reason: string) => Promise<Parameters<typeof notify.success>[1]>
}

const ReasonForm = ({ organization, what, service, send, onClose }: FormProps) => {
  const m = useMessages(services)[what]
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const names = [service.task.name, service.vehicle.name] as const
  const form = useDraftedForm({
    draft: `${what}-service.${organization.id}.${service.schedule_id}`,
    initial: { reason: "" },
    checks: { reason: check.line(m.reason, 500) },
    submit: async ({ reason }) => {
      const undo = await send(reason)
      await refresh()
      notify.success(m.done(...names), undo)
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.title}
      about={m.about(...names)}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <LongInput form={form} name="reason" label={m.reason} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}

/** Skips a service, with a reason. */
export const SkipDialog = (props: Props & { readonly service: ServiceView }) => {
  const { organization, service } = props
  const undo = useUndo(organization)
  const send = async (reason: string) => {
    const params = { organizationId: organization.id, occurrenceId: service.id }
    return undo(await api(SkipService, { params, body: { reason } }))
  }
  return <ReasonForm {...props} what="skip" send={send} />
}

/** Pauses a service of a vehicle, with a reason. */
export const PauseDialog = (props: Props & { readonly service: Scheduled }) => {
  const { organization, service } = props
  const { undo: label } = useMessages(common)
  const resuming = useResuming(organization)
  const send = async (reason: string) => {
    const params = { organizationId: organization.id, scheduleId: service.schedule_id }
    await api(PauseSchedule, { params, body: { reason } })
    return { duration: UNDO, action: { label, onClick: () => resuming.mutate(service) } }
  }
  return <ReasonForm {...props} what="pause" send={send} />
}
