import {
  AssignIssue,
  DEVICE_ISSUES,
  DEVICES,
  type DeviceIssueView,
  ListDeviceIssues,
  SnoozeIssue,
  UnsnoozeIssue
} from "#telematics/contract"
import { UserId } from "#kernel"
import { VEHICLES } from "#fleet/contract"
import { MEMBERS, type Organization } from "#tenancy/contract"
import { keepPreviousData } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { devices } from "../messages/pages.ts"

export interface IssueProps {
  readonly organization: Organization
  readonly issue: DeviceIssueView
}

type Filter = Pick<
  (typeof ListDeviceIssues)["query"]["Encoded"],
  "state" | "kind" | "device" | "vehicle" | "assigned"
>

/** What is or was wrong with devices, newest first. The previous list stays on the screen while another loads. */
export const useIssues = ({ id }: Organization, filter: Filter) =>
  usePages({
    key: organizationKey(id, DEVICE_ISSUES, "list", JSON.stringify(filter)),
    load: (page) => api(ListDeviceIssues, { params: { organizationId: id }, query: { ...page, ...filter } }),
    placeholderData: keepPreviousData,
    // The names in it are theirs.
    meta: shows(DEVICES, MEMBERS, VEHICLES)
  })

/** Snoozing, with an undo in its toast, and its end. */
export const useSnoozing = ({ organization, issue }: IssueProps) => {
  const m = useMessages(devices)
  const format = useFormat(organization.time_zone)
  const params = { organizationId: organization.id, issueId: issue.id }
  const unsnooze = useOrganizationCommand(organization, {
    send: () => api(UnsnoozeIssue, { params }),
    done: () => m.issues.done.unsnoozed
  })
  const snooze = useOrganizationCommand<unknown, Date>(organization, {
    send: (until) => api(SnoozeIssue, { params, body: { until: until.toISOString() } }),
    done: (_, until) => m.issues.done.snoozed(format.dateTime(until)),
    offer: { label: m.undo, run: unsnooze.mutate }
  })
  return { snooze, unsnooze }
}

/** Makes a member responsible, or no one if empty. */
export const useAssigning = ({ organization, issue }: IssueProps) => {
  const { done } = useMessages(devices).issues
  return useOrganizationCommand<unknown, string>(organization, {
    send: (id) =>
      api(AssignIssue, {
        params: { organizationId: organization.id, issueId: issue.id },
        body: { user_id: id === "" ? null : UserId.make(id) }
      }),
    done: (_, id) => (id === "" ? done.unassigned : done.assigned)
  })
}
