import type { CalendarDate, UserId } from "#kernel"
import type { RecallState } from "../../contract/recallViews.ts"
import type { WorkOrder } from "../../workorders/domain/WorkOrders.ts"
import type { Recall } from "./Recalls.ts"

/** What a recall can become next. */
const NEXT: Readonly<Record<RecallState, ReadonlyArray<RecallState>>> = {
  open: ["scheduled", "done", "not_applicable"],
  scheduled: ["open", "done"],
  done: ["open"],
  not_applicable: ["open"]
}

export const mayBecome = ({ state }: Recall, next: RecallState): boolean => NEXT[state].includes(next)

/** Who decided it, and when. */
export interface Decision {
  readonly by: UserId
  readonly at: Date
}

/** It was carried out on a day. The work order that it was in stays with it. */
export const done = (
  recall: Recall,
  { done_on, note }: { readonly done_on: CalendarDate; readonly note: string | null },
  { by, at }: Decision
): Recall => ({ ...recall, state: "done", done_on, note, decided_by: by, decided_at: at, updated_at: at })

/** It doesn't concern the vehicle. */
export const notApplicable = (recall: Recall, note: string, { by, at }: Decision): Recall => ({
  ...recall,
  state: "not_applicable",
  note,
  decided_by: by,
  decided_at: at,
  updated_at: at
})

/** It remains to be carried out: in a work order, or in none yet. */
export const undone = (recall: Recall, order: WorkOrder | null, at: Date): Recall => ({
  ...recall,
  state: order === null ? "open" : "scheduled",
  work_order_id: order === null ? null : order.id,
  done_on: null,
  note: null,
  decided_by: null,
  decided_at: null,
  updated_at: at
})
