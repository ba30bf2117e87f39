import {
  type OccurrenceId,
  ReopenService,
  ResetScheduleInterval,
  ResumeSchedule,
  type ScheduleId,
  type ServiceView
} from "#maintenance/contract"
import type { VehicleId } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { services } from "../messages/pages.ts"

/** The schedule of a service, as far as dialogs and toasts name it. */
export interface Scheduled {
  readonly schedule_id: ScheduleId
  readonly task: Pick<ServiceView["task"], "name">
  readonly vehicle: { readonly id: VehicleId; readonly name: string }
}

/** A service with its names, open or closed. */
export interface Named extends Pick<Scheduled, "task" | "vehicle"> {
  readonly id: OccurrenceId
}

/** Milliseconds a toast with an undo stays. */
export const UNDO = 8000

/** Opens a service again that was completed or skipped. */
export const useReopening = (organization: Organization) => {
  const m = useMessages(services).reopen
  return useOrganizationCommand(organization, {
    send: ({ id }: Named) =>
      api(ReopenService, { params: { organizationId: organization.id, occurrenceId: id } }),
    done: (_, { task, vehicle }) => m.done(task.name, vehicle.name)
  })
}

/** The undo in the toast of a closed service, for those who may. */
export const useUndo = (organization: Organization) => {
  const { undo: label } = useMessages(common)
  const reopening = useReopening(organization)
  return (closed: Named) =>
    organization.can.includes("services.edit")
      ? { duration: UNDO, action: { label, onClick: () => reopening.mutate(closed) } }
      : {}
}

/** Lets a service of a vehicle have the interval of its program again. */
export const useResettingInterval = (organization: Organization) => {
  const m = useMessages(services).interval
  return useOrganizationCommand(organization, {
    send: ({ schedule_id: scheduleId }: Scheduled) =>
      api(ResetScheduleInterval, { params: { organizationId: organization.id, scheduleId } }),
    done: (_, { task, vehicle }) => m.resetDone(task.name, vehicle.name)
  })
}

export const useResuming = (organization: Organization) => {
  const m = useMessages(services).resume
  return useOrganizationCommand(organization, {
    send: ({ schedule_id }: Scheduled) =>
      api(ResumeSchedule, { params: { organizationId: organization.id, scheduleId: schedule_id } }),
    done: (_, { task, vehicle }) => m.done(task.name, vehicle.name)
  })
}
