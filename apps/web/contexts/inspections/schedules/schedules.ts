import { GROUPS, VEHICLES } from "#fleet/contract"
import {
  FORMS,
  INSPECTION_SCHEDULES,
  INSPECTIONS,
  type InspectionScheduleView,
  ListInspectionSchedules,
  ListMissedInspections,
  PauseInspectionSchedule,
  RemoveInspectionSchedule,
  ResumeInspectionSchedule
} from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { schedules as catalogue } from "../messages/pages.ts"

/** When vehicles are inspected, by the name of the form. */
export const useSchedules = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, INSPECTION_SCHEDULES, "list"),
    queryFn: () => api(ListInspectionSchedules, { params: { organizationId: id }, query: {} }),
    select: ({ items }) => items,
    meta: shows(FORMS, GROUPS, VEHICLES)
  })

/** The inspections that were not done, newest first. */
export const useMissed = ({ id }: Organization) =>
  usePages({
    key: organizationKey(id, INSPECTION_SCHEDULES, "missed"),
    load: (page) => api(ListMissedInspections, { params: { organizationId: id }, query: page }),
    meta: shows(INSPECTIONS, FORMS, VEHICLES)
  })

export interface ScheduleProps {
  readonly organization: Organization
  readonly schedule: InspectionScheduleView
}

/** Pausing, with an undo in its toast, resuming and removing. */
export const useScheduleCommands = ({ organization, schedule }: ScheduleProps) => {
  const m = useMessages(catalogue)
  const { undo } = useMessages(common)
  const params = { organizationId: organization.id, inspectionScheduleId: schedule.id }
  const resume = useOrganizationCommand(organization, {
    send: () => api(ResumeInspectionSchedule, { params }),
    done: () => m.resumed(schedule.form.name)
  })
  const pause = useOrganizationCommand(organization, {
    send: () => api(PauseInspectionSchedule, { params }),
    done: () => m.paused(schedule.form.name),
    offer: { label: undo, run: resume.mutate }
  })
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveInspectionSchedule, { params }),
    done: () => m.removed(schedule.form.name)
  })
  return { pause, resume, remove }
}
