import {
  CheckQuality,
  ResumeWork,
  RestoreWorkOrder,
  UnscheduleWorkOrder,
  WithdrawApproval,
  type WorkOrderAction,
  workOrderName,
  type WorkOrderState
} from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../../tenancy/useOrganizationCommand.ts"
import { workOrders } from "../../messages/pages.ts"
import { useSaved, type WorkOrderProps } from "../workOrders.ts"

/** Assigning has a field of its own, and lines have the buttons of the work. */
export type Step = Exclude<WorkOrderAction, "assign" | "work">

/** The steps that ask for nothing. */
const DIRECT = {
  withdraw_approval: WithdrawApproval,
  unschedule: UnscheduleWorkOrder,
  resume: ResumeWork,
  check_quality: CheckQuality,
  restore: RestoreWorkOrder
}
export type DirectStep = keyof typeof DIRECT

export const isDirect = (step: Step): step is DirectStep => step in DIRECT

/** What usually comes next in a state: the first that is possible. */
const NEXT: Readonly<Record<WorkOrderState, ReadonlyArray<Step>>> = {
  draft: ["start", "request_approval"],
  requested: ["approve"],
  approved: ["schedule", "start", "request_approval"],
  scheduled: ["start", "request_approval"],
  in_progress: ["close", "request_approval"],
  waiting: ["resume"],
  quality_check: ["close", "request_approval"],
  closed: [],
  cancelled: []
}

/** In the order of the menu. */
const ALL: ReadonlyArray<Step> = [
  "edit",
  "request_approval",
  "send_estimate",
  "approve",
  "reject",
  "withdraw_approval",
  "schedule",
  "unschedule",
  "start",
  "pause",
  "resume",
  "check_quality",
  "close",
  "reopen",
  "restore",
  "cancel"
]

/** The one step that comes next, and all others that are possible. A request for approval is decided first. */
export const stepsOf = ({
  state,
  approval,
  can
}: Pick<WorkOrderProps["workOrder"], "state" | "approval" | "can">) => {
  const usual = approval.state === "requested" ? (["approve", ...NEXT[state]] as const) : NEXT[state]
  const next = usual.find((step) => can.includes(step))
  return { next, others: ALL.filter((step) => step !== next && can.includes(step)) }
}

/** Takes a step that asks for nothing. */
export const useDirectStep = ({ organization, workOrder }: WorkOrderProps) => {
  const m = useMessages(workOrders)
  const { id, number, vehicle, version } = workOrder
  return useOrganizationCommand(organization, {
    send: (step: DirectStep) =>
      api(DIRECT[step], {
        params: { organizationId: organization.id, workOrderId: id },
        body: { expected_version: version }
      }),
    onDone: useSaved(organization),
    done: (_, step: DirectStep) => m.done[step](workOrderName(number), vehicle.name)
  })
}
