import { Schema } from "effect"

/** Where a work order is between its opening and its end. */
export const WorkOrderState = Schema.Literals([
  "draft",
  "requested",
  "approved",
  "scheduled",
  "in_progress",
  "waiting",
  "quality_check",
  "closed",
  "cancelled"
])
export type WorkOrderState = typeof WorkOrderState.Type

/**
 * From a draft, work can be scheduled or start without a request, if the person who does that may approve it. A closed work order
 * is reopened, a cancelled one restored.
 */
const NEXT: Readonly<Record<WorkOrderState, ReadonlyArray<WorkOrderState>>> = {
  draft: ["requested", "approved", "scheduled", "in_progress", "cancelled"],
  requested: ["draft", "approved", "cancelled"],
  approved: ["draft", "requested", "scheduled", "in_progress", "cancelled"],
  scheduled: ["draft", "requested", "approved", "in_progress", "cancelled"],
  in_progress: ["waiting", "quality_check", "closed", "cancelled"],
  waiting: ["in_progress", "cancelled"],
  quality_check: ["in_progress", "closed", "cancelled"],
  closed: ["in_progress"],
  cancelled: ["draft"]
}

/** What a work order can become next. The database refuses everything else (`maintenance.work_order_may_become`). */
export const nextWorkOrderStates = (state: WorkOrderState): ReadonlyArray<WorkOrderState> => NEXT[state]

export const mayBecome = (before: WorkOrderState, after: WorkOrderState): boolean =>
  NEXT[before].includes(after)

/** Neither closed nor cancelled. */
export const OPEN_STATES = WorkOrderState.pick([
  "draft",
  "requested",
  "approved",
  "scheduled",
  "in_progress",
  "waiting",
  "quality_check"
]).literals

export const isOpenState = (state: WorkOrderState): boolean => OPEN_STATES.some((one) => one === state)

/**
 * The vehicle is in the workshop. Only in these states technicians record time, use parts and complete lines: before, the work may
 * still need an approval.
 */
export const IN_WORKSHOP = [
  "in_progress",
  "waiting",
  "quality_check"
] as const satisfies ReadonlyArray<WorkOrderState>

export const isInWorkshop = (state: WorkOrderState): boolean => IN_WORKSHOP.some((one) => one === state)
