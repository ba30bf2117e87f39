import { isInWorkshop, isOpenState, mayBecome } from "../../contract/workOrderStates.ts"
import type { WorkOrderAction } from "../../contract/workOrderViews.ts"
import type { WorkshopSettings } from "../../contract/workshop.ts"
import { type Approver, isApproved, mayApprove, maySpend } from "./rules.ts"
import type { WorkOrder } from "./WorkOrders.ts"

/** Whether approval can be requested: wherever it is missing, and for work that turns out to cost more. */
const mayNeedApproval = (order: WorkOrder): boolean =>
  isOpenState(order.state) &&
  (!isApproved(order) || order.state === "in_progress" || order.waiting_for === "approval")

/** Whether each action is possible in the work order's state, whatever the permission. */
const POSSIBLE: Readonly<Record<WorkOrderAction, (order: WorkOrder) => boolean>> = {
  edit: ({ state }) => isOpenState(state),
  assign: ({ state }) => isOpenState(state),
  work: ({ state }) => isInWorkshop(state),
  request_approval: (order) => order.approval !== "requested" && mayNeedApproval(order),
  send_estimate: (order) => mayNeedApproval(order),
  approve: ({ state }) => isOpenState(state),
  reject: ({ state, approval }) => approval === "requested" && isOpenState(state),
  withdraw_approval: ({ state }) => state === "requested" || state === "approved",
  schedule: ({ state }) => mayBecome(state, "scheduled") || state === "scheduled",
  unschedule: ({ state }) => state === "scheduled",
  start: ({ state }) => state === "draft" || state === "approved" || state === "scheduled",
  pause: ({ state }) => mayBecome(state, "waiting"),
  resume: ({ state, approval }) =>
    (state === "waiting" || state === "quality_check") && approval !== "requested",
  check_quality: ({ state }) => mayBecome(state, "quality_check"),
  close: ({ state }) => mayBecome(state, "closed"),
  reopen: ({ state }) => state === "closed",
  cancel: ({ state }) => mayBecome(state, "cancelled"),
  restore: ({ state }) => state === "cancelled"
}

export const isPossible = (action: WorkOrderAction, order: WorkOrder): boolean => POSSIBLE[action](order)

const OF_MANAGERS: ReadonlyArray<WorkOrderAction> = [
  "send_estimate",
  "approve",
  "reject",
  "reopen",
  "cancel",
  "restore"
]
const SPENDING: ReadonlyArray<WorkOrderAction> = ["schedule", "start", "close"]

const isAllowed = (
  action: WorkOrderAction,
  order: WorkOrder,
  member: Approver,
  { approval_from_minor: limit }: WorkshopSettings
): boolean => {
  if (action === "approve") return mayApprove(member, order.approval_minor ?? order.total_minor, limit)
  if (SPENDING.includes(action) && !maySpend(order, member, limit)) return false
  return member.permissions.has(OF_MANAGERS.includes(action) ? "workorders.approve" : "workorders.edit")
}

/** What a member can do with a work order now. */
export const actionsOf = (
  order: WorkOrder,
  member: Approver,
  settings: WorkshopSettings,
  all: ReadonlyArray<WorkOrderAction>
): ReadonlyArray<WorkOrderAction> =>
  all.filter((action) => isPossible(action, order) && isAllowed(action, order, member, settings))
