import {
  RemoveLabor,
  RemoveLine,
  ReopenLine,
  StartTimer,
  StopTimer,
  type WorkOrderDetails,
  type WorkOrderLineView
} from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../../tenancy/useOrganizationCommand.ts"
import { lines } from "../../messages/pages.ts"
import { minutesText } from "../../numbers.ts"
import { loadWorkOrder, useSaved, type WorkOrderProps } from "../workOrders.ts"

const MINUTE = 60_000

/** The props shared by the parts of a line. */
export interface LineProps extends WorkOrderProps {
  readonly line: WorkOrderLineView
}

/** The props of its dialogs. */
export interface LineDialogProps extends LineProps {
  readonly onClose: () => void
}

export type Labor = WorkOrderLineView["labor"][number]

/** Whether it is the user's timer, and runs. */
export const isOwnTimer = (
  { technician, ended_at }: Labor,
  me: { readonly id: string } | undefined
): boolean => ended_at === null && technician.id === me?.id

/** How long someone worked, in whole minutes; a running timer until now. */
export const minutesOf = ({ started_at, ended_at }: Pick<Labor, "started_at" | "ended_at">, now: number) =>
  Math.max(0, Math.round(((ended_at?.getTime() ?? now) - started_at.getTime()) / MINUTE))

const workedUntilNow = (labor: Labor) => minutesText(minutesOf(labor, Date.now()))

/** The line as it is on the server now; undefined if it was removed. */
export const loadLine = async ({ organization, workOrder, line }: LineProps) => {
  const { items } = await loadWorkOrder(organization, workOrder.id)
  return items.find(({ id }) => id === line.id)
}

/** Whether the caller can change the line. */
export const mayEdit = ({ workOrder }: Pick<WorkOrderProps, "workOrder">) => workOrder.can.includes("edit")

/** Whether the caller can record time, use parts or complete the line: not while a warranty that may pay waits for a decision. */
export const mayWork = ({ workOrder, line }: Pick<LineProps, "workOrder" | "line">) =>
  workOrder.can.includes("work") && line.warranty_check !== "possible"

/** Whether the line has a button for the user's own timer. */
export const hasTimer = (props: Pick<LineProps, "workOrder" | "line">) =>
  props.line.state === "open" && mayWork(props)

/** What is done with a line without a dialog. Each answers with the whole work order. */
export const useLineCommands = ({ organization, line }: LineProps) => {
  const m = useMessages(lines).line
  const saved = useSaved(organization)
  const organizationId = organization.id
  const params = { organizationId, lineId: line.id }
  const expected = { expected_version: line.version }
  const command = <Input = void>(
    send: (input: Input) => Promise<WorkOrderDetails>,
    done: (output: WorkOrderDetails, input: Input) => string
  ) => ({ send, onDone: saved, done })
  return {
    reopen: useOrganizationCommand(
      organization,
      command(
        () => api(ReopenLine, { params, body: expected }),
        () => m.reopened(line.title)
      )
    ),
    remove: useOrganizationCommand(
      organization,
      command(
        () => api(RemoveLine, { params }),
        () => m.removed(line.title)
      )
    ),
    startTimer: useOrganizationCommand(
      organization,
      command(
        () => api(StartTimer, { params, body: {} }),
        () => m.started
      )
    ),
    stopTimer: useOrganizationCommand(
      organization,
      command(
        ({ id: laborId }: Labor) => api(StopTimer, { params: { organizationId, laborId } }),
        (_, labor) => m.stopped(workedUntilNow(labor))
      )
    ),
    removeLabor: useOrganizationCommand(
      organization,
      command(
        ({ id: laborId }: Labor) => api(RemoveLabor, { params: { organizationId, laborId } }),
        () => m.timeRemoved
      )
    )
  }
}

export type LineCommands = ReturnType<typeof useLineCommands>
