import type { OnConflict } from "../../contract/holds.ts"
import { isOut } from "../../contract/holdViews.ts"
import { demoted, type Hold, isCurrent, isGrounding, isInTheWay, isOver, mayBeDemoted } from "./Hold.ts"

/** What a hold would collide with. */
export interface Refused {
  readonly _tag: "Refused"
  readonly holds: ReadonlyArray<Hold>
  readonly canDemote: boolean
}

/** The hold can be as it should be, once these are demoted. */
export interface Placed {
  readonly _tag: "Placed"
  readonly demoted: ReadonlyArray<Hold>
}

interface Placing {
  /** The firm holds of the vehicle that are not over. */
  readonly among: ReadonlyArray<Hold>
  /** As it is now, if the vehicle was taken by it before. */
  readonly before?: Hold
  readonly onConflict: OnConflict
  readonly at: Date
}

/** Whether the vehicle is out with it already, so that a grounding begins when it is back. */
const isUnderWay = ({ before, at }: Placing): boolean =>
  before !== undefined && before.status === "firm" && isCurrent({ ...before, ended_at: null }, at)

/** Nobody sets out with a grounded vehicle, but a grounding interrupts itself for what nobody drives for. */
const isStoppedByGrounding = (hold: Hold, placing: Placing): boolean =>
  isOut(hold.kind) && !isUnderWay(placing)

/** Decides whether a hold can be as it should be. */
export const place = (hold: Hold, placing: Placing): Placed | Refused => {
  const { among, onConflict, at } = placing
  if (hold.status !== "firm") return { _tag: "Placed", demoted: [] }
  const isStopped = isStoppedByGrounding(hold, placing)
  const isObstacle = (other: Hold): boolean =>
    other.id !== hold.id &&
    (isGrounding(other) && !isOver(other, at) ? isStopped : isInTheWay(hold, other, at))
  const obstacles = among.filter(isObstacle)
  const canDemote = obstacles.every((other) => mayBeDemoted(other, at))
  return obstacles.length === 0 || (canDemote && onConflict === "demote")
    ? { _tag: "Placed", demoted: obstacles.map(demoted(at)) }
    : { _tag: "Refused", holds: obstacles, canDemote }
}
