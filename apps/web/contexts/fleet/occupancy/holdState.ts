import { type HoldView, returns } from "#fleet/contract"

/** What a hold is at a time. `demoted`: tentative because of something else. */
export type HoldState = "tentative" | "demoted" | "firm" | "current" | "overdue" | "ended"

type Hold = Pick<HoldView, "kind" | "status" | "starts_at" | "due_at" | "ended_at" | "demoted_at">

export const holdStateAt = (hold: Hold, now: number): HoldState => {
  const { kind, status, starts_at, due_at, ended_at, demoted_at } = hold
  if (status === "released" || ended_at !== null) return "ended"
  const isDue = due_at !== null && due_at.getTime() <= now
  if (status === "tentative") return isDue ? "ended" : demoted_at === null ? "tentative" : "demoted"
  if (starts_at.getTime() > now) return "firm"
  if (!isDue) return "current"
  return returns(kind) ? "overdue" : "ended"
}
