import { UserId, Uuid } from "#kernel"
import { Schema, Struct } from "effect"
import { HoldStatus, HoldView, isOut, returns } from "../../contract/holdViews.ts"

/** A hold as it is stored. `released_from`: what it was before its release. */
export const Hold = HoldView.mapFields(Struct.omit(["source", "created_by"])).mapFields((fields) => ({
  ...fields,
  released_from: Schema.NullOr(HoldStatus.pick(["tentative", "firm"])),
  source_module: Schema.NullOr(Schema.String),
  source_id: Schema.NullOr(Uuid),
  created_by: Schema.NullOr(UserId)
}))
export type Hold = typeof Hold.Type

type When = Pick<Hold, "kind" | "status" | "starts_at" | "due_at" | "ended_at">

const timeOf = (at: Date | null): number => at?.getTime() ?? Number.POSITIVE_INFINITY

/** The end of its period, as a time. */
export const endOf = ({ due_at, ended_at }: Pick<Hold, "due_at" | "ended_at">): number =>
  Math.min(timeOf(due_at), timeOf(ended_at))

/** Until when it keeps the vehicle. One that has to come back keeps it until someone says that it did, however late. */
const keptUntil = ({ kind, status, due_at, ended_at }: When): number => {
  if (ended_at !== null) return ended_at.getTime()
  return status === "firm" && returns(kind) ? Number.POSITIVE_INFINITY : timeOf(due_at)
}

export const hasBegun = ({ starts_at }: Pick<Hold, "starts_at">, at: Date): boolean => starts_at <= at

/** Whether it no longer keeps the vehicle, or never did. */
export const isOver = (hold: When, at: Date): boolean =>
  hold.status === "released" || keptUntil(hold) <= at.getTime()

/** Whether it keeps the vehicle at that instant. */
export const isCurrent = (hold: When, at: Date): boolean => hasBegun(hold, at) && !isOver(hold, at)

/** Whether the vehicle should have been back. */
export const isOverdue = (hold: When, at: Date): boolean =>
  isCurrent(hold, at) && hold.due_at !== null && hold.due_at <= at

export const isGrounding = ({ kind }: Pick<Hold, "kind">): boolean => kind === "inspection_grounding"

const overlap = (one: Hold, other: Hold): boolean =>
  one.starts_at.getTime() < endOf(other) && other.starts_at.getTime() < endOf(one)

/** With whom a firm hold cannot share the vehicle: those of its period, and the one that has the vehicle now. */
export const isInTheWay = (hold: Hold, other: Hold, at: Date): boolean =>
  other.status === "firm" &&
  (overlap(hold, other) || (isCurrent(hold, at) && isCurrent(other, at) && !isGrounding(other)))

/** Only plans give way; someone may already have set out with the vehicle. */
export const mayBeDemoted = (hold: Hold, at: Date): boolean => !hasBegun(hold, at) && !isGrounding(hold)

export const demoted =
  (at: Date) =>
  (hold: Hold): Hold => ({ ...hold, status: "tentative", demoted_at: at, updated_at: at })

/** Whether a grounding interrupts itself for it: the vehicle stays where it is, or is brought there. */
export const isUnaffectedByGrounding = ({ kind }: Pick<Hold, "kind">): boolean => !isOut(kind)
