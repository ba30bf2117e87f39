import {
  ArriveTransfer,
  ConfirmHold,
  type HoldKind,
  isOut,
  ReleaseHold,
  RetakeHold,
  StartHold,
  WithdrawConfirmation
} from "#fleet/contract"
import type { HoldState } from "./holdState.ts"

/** What can become of a hold without a form, and how. */
export const CHANGES = {
  confirmed: ConfirmHold,
  withdrawn: WithdrawConfirmation,
  started: StartHold,
  ended: ReleaseHold,
  cancelled: ReleaseHold,
  arrived: ArriveTransfer,
  undone: RetakeHold
}
export type Change = keyof typeof CHANGES

export const canBeUndone = (change: Change): boolean => ["ended", "cancelled", "arrived"].includes(change)

type Choice = readonly [
  label: "confirm" | "withdraw" | "start" | "cancel" | "end" | "returned" | "arrived" | "undo",
  change: Change
]

const endingOf = (kind: HoldKind): ReadonlyArray<Choice> => {
  if (kind === "transfer")
    return [
      ["arrived", "arrived"],
      ["cancel", "cancelled"]
    ]
  return isOut(kind) ? [["returned", "ended"]] : [["end", "ended"]]
}

/** The changes that a hold in a state allows, each with the name of its label. */
export const changesOf = (kind: HoldKind, state: HoldState): ReadonlyArray<Choice> => {
  switch (state) {
    case "tentative":
    case "demoted":
      return [
        ["confirm", "confirmed"],
        ["cancel", "cancelled"]
      ]
    case "firm":
      return [
        ["start", "started"],
        ["withdraw", "withdrawn"],
        ["cancel", "cancelled"]
      ]
    case "current":
    case "overdue":
      return endingOf(kind)
    case "ended":
      return [["undo", "undone"]]
  }
}
