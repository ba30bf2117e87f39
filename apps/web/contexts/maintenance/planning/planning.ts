import { CalendarDate, UserId } from "#kernel"
import { VEHICLES } from "#fleet/contract"
import {
  AcceptServiceProposal,
  type DismissedProposal,
  DismissServiceProposal,
  BayId,
  GetPlanningBoard,
  ListServiceProposals,
  PARTS,
  PLANNING,
  type ProposedWork,
  RestoreServiceProposal,
  ScheduleWorkOrder,
  SERVICES,
  type ServiceProposal,
  UnscheduleWorkOrder,
  WORK_ORDERS,
  workOrderName,
  type WorkOrderView
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query"
import { Schema } from "effect"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { useFormat } from "../../../i18n/format.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useSearchState } from "../../../ui/useSearchState.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { useToday } from "../../tenancy/useToday.ts"
import { planning, workOrders } from "../messages/pages.ts"
import { type By, periodOf, type View } from "./layout.ts"

const Shown = Schema.Struct({
  day: Schema.optionalKey(CalendarDate),
  view: Schema.optionalKey(Schema.Literals(["day", "week"])),
  by: Schema.optionalKey(Schema.Literals(["bay", "technician"]))
})

export interface PlanningState {
  readonly day: CalendarDate
  readonly view: View
  readonly by: By
}

/** What the board shows, stored in the address: today by bay unless chosen otherwise. */
export const usePlanningState = (organization: Organization) => {
  const today = useToday(organization)
  const { values, change } = useSearchState(Shown)
  const state: PlanningState = {
    day: values.day === undefined ? today : CalendarDate.make(values.day),
    view: values.view ?? "day",
    by: values.by ?? "bay"
  }
  return { ...state, today, change }
}

/** The board of a day or a week. The previous one stays on the screen while another loads. */
export const useBoard = ({ id, time_zone }: Organization, { view, day }: PlanningState) => {
  const { from, until } = periodOf(view, day, time_zone)
  const during = `${from.toISOString()}..${until.toISOString()}`
  return useQuery({
    queryKey: organizationKey(id, PLANNING, "board", during),
    queryFn: () => api(GetPlanningBoard, { params: { organizationId: id }, query: { during } }),
    placeholderData: keepPreviousData,
    meta: shows(WORK_ORDERS, VEHICLES)
  })
}

/** When vehicles can come for what is due on them; nothing for people who may not accept it. */
export const useProposals = ({ id, can }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, SERVICES, "proposals"),
    queryFn: can.includes("workorders.edit")
      ? () => api(ListServiceProposals, { params: { organizationId: id } })
      : skipToken,
    meta: shows(PLANNING, WORK_ORDERS, PARTS, VEHICLES)
  })

export interface Move {
  readonly order: WorkOrderView
  readonly from: Date
  readonly to: Date
  readonly by: By
  /** The bay or technician. */
  readonly resource: string | null
}

/** Schedules a work order at another time, in another bay or for another technician. */
export const useMove = (organization: Organization) => {
  const m = useMessages(planning)
  const format = useFormat(organization.time_zone)
  return useOrganizationCommand(organization, {
    send: ({ order, from, to, by, resource }: Move) =>
      api(ScheduleWorkOrder, {
        params: { organizationId: organization.id, workOrderId: order.id },
        body: {
          expected_version: order.version,
          from: from.toISOString(),
          to: to.toISOString(),
          ...(by === "bay"
            ? { bay_id: resource === null ? null : BayId.make(resource) }
            : { assigned_to: resource === null ? null : UserId.make(resource) })
        }
      }),
    done: (_, { order, from }) => m.moved(workOrderName(order.number), format.dateTime(from))
  })
}

/** Takes a work order off the schedule. */
export const useUnscheduling = (organization: Organization) => {
  const { done } = useMessages(workOrders)
  return useOrganizationCommand(organization, {
    send: ({ id: workOrderId, version: expected_version }: WorkOrderView) =>
      api(UnscheduleWorkOrder, {
        params: { organizationId: organization.id, workOrderId },
        body: { expected_version }
      }),
    done: (_, { number, vehicle }) => done.unschedule(workOrderName(number), vehicle.name)
  })
}

/** Services and defects apart. */
const idsOf = (work: ReadonlyArray<ProposedWork>) => ({
  occurrence_ids: work.flatMap((one) => (one.kind === "service" ? [one.id] : [])),
  defect_ids: work.flatMap((one) => (one.kind === "defect" ? [one.id] : []))
})

/** Proposes again what was dismissed of a vehicle. */
export const useRestoring = (organization: Organization, { vehicle }: Pick<DismissedProposal, "vehicle">) => {
  const m = useMessages(planning).proposals
  return useOrganizationCommand(organization, {
    send: () =>
      api(RestoreServiceProposal, {
        params: { organizationId: organization.id },
        body: { vehicle_id: vehicle.id }
      }),
    done: () => m.restored(vehicle.name)
  })
}

/** Dismisses a proposal, with an undo in its toast. */
export const useDismissing = (organization: Organization, { vehicle, work }: ServiceProposal) => {
  const m = useMessages(planning).proposals
  const { undo } = useMessages(common)
  const restore = useRestoring(organization, { vehicle })
  return useOrganizationCommand(organization, {
    send: () =>
      api(DismissServiceProposal, {
        params: { organizationId: organization.id },
        body: { vehicle_id: vehicle.id, ...idsOf(work) }
      }),
    done: () => m.dismissed(vehicle.name),
    offer: { label: undo, run: restore.mutate }
  })
}

/** Opens and schedules a work order for a proposal. After a refusal, another time is proposed. */
export const useAccepting = (organization: Organization, proposal: ServiceProposal) => {
  const m = useMessages(planning)
  const format = useFormat(organization.time_zone)
  return useOrganizationCommand(organization, {
    send: () =>
      api(AcceptServiceProposal, {
        params: { organizationId: organization.id },
        body: {
          vehicle_id: proposal.vehicle.id,
          ...idsOf(proposal.work),
          from: proposal.from.toISOString(),
          to: proposal.to.toISOString(),
          bay_id: proposal.bay?.id ?? null,
          technician_id: proposal.technician?.id ?? null
        }
      }),
    done: ({ number }) => m.moved(workOrderName(number), format.dateTime(proposal.from))
  })
}
