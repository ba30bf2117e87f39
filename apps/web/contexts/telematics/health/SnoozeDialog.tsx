import { SnoozeIssue } from "#telematics/contract"
import { TextField } from "@radix-ui/themes"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useFormat } from "../../../i18n/format.ts"
import { instantAt, localTime } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { devices } from "../messages/pages.ts"
import type { IssueProps } from "./issues.ts"

interface Props extends IssueProps {
  readonly onClose: () => void
}

const DAY = 86_400_000
const DATE_LENGTH = 10

/** Snoozes an issue until the beginning of a day. */
export const SnoozeDialog = ({ organization, issue, onClose }: Props) => {
  const m = useMessages(devices).issues
  const { time_zone: timeZone, id: organizationId } = organization
  const format = useFormat(timeZone)
  const { refresh } = useOrganizationRefresh(organization)
  const instantOf = (day: string) => instantAt(`${day}T00:00`, timeZone)
  const [opened] = useState(() => Date.now())
  const inDays = (days: number) => localTime(new Date(opened + days * DAY), timeZone).slice(0, DATE_LENGTH)
  const form = useForm({
    initial: { until: inDays(14) },
    checks: {
      until: (day) => {
        const at = instantOf(day)
        return at !== undefined && at.getTime() > Date.now() ? undefined : m.snooze.noDate
      }
    },
    errorFields: { snooze_invalid: "until" },
    submit: async ({ until }) => {
      const at = instantOf(until)
      if (at === undefined) return
      await api(SnoozeIssue, {
        params: { organizationId, issueId: issue.id },
        body: { until: at.toISOString() }
      })
      await refresh()
      notify.success(m.done.snoozed(format.date(at)))
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.snooze.title}
      about={m.snooze.about}
      form={form}
      submit={m.snooze.submit}
      busyText={m.snooze.busy}
      onClose={onClose}
    >
      <FormField label={m.snooze.until} error={form.errors["until"]}>
        {(control) => <TextField.Root type="date" min={inDays(1)} {...control} {...form.control("until")} />}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
