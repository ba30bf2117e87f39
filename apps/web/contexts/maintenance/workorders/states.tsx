import type { WorkOrderPriority, WorkOrderState, WorkOrderView } from "#maintenance/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { workOrders } from "../messages/pages.ts"

const STATES: Readonly<Record<WorkOrderState, State>> = {
  draft: "idle",
  requested: "caution",
  approved: "idle",
  scheduled: "idle",
  in_progress: "go",
  waiting: "caution",
  quality_check: "go",
  closed: "idle",
  cancelled: "idle"
}

/** Where a work order is, and what it waits for. */
export const WorkOrderBadge = ({ state, waiting_for }: Pick<WorkOrderView, "state" | "waiting_for">) => {
  const m = useMessages(workOrders)
  return (
    <StateBadge state={STATES[state]}>
      {state === "waiting" && waiting_for !== null ? m.waitingFor[waiting_for] : m.states[state]}
    </StateBadge>
  )
}

const PRIORITIES: Readonly<Record<WorkOrderPriority, State>> = {
  low: "idle",
  normal: "idle",
  high: "caution",
  urgent: "stop"
}

export const PriorityBadge = ({ priority }: Pick<WorkOrderView, "priority">) => (
  <StateBadge state={PRIORITIES[priority]}>{useMessages(workOrders).priorities[priority]}</StateBadge>
)
