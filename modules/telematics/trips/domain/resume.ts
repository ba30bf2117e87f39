import { minutes, plus } from "#kernel"
import type { GoodFix } from "../../domain/GoodFix.ts"
import type { Stop } from "./Trip.ts"

/** Where deriving trips again begins. */
export interface Resumption {
  /** The stop that is known, and from which everything is derived again; null to derive everything. */
  readonly stop: Stop | null
  /** From when on fixes are needed; null for all. */
  readonly from: Date | null
}

/** More than a vehicle stands or is silent before that changes what it does. */
const CONTEXT = minutes(30)

/**
 * Where to begin when there are new fixes from `since` on. `stops`: the last ones that began before it, oldest first. The
 * beginning of a stop that had ended by then does not depend on later fixes. Nor does that of a stop during which the
 * vehicle reported (`heardAt`): it stood there. What was measured while it stood does not matter.
 */
export const resumption = (
  stops: ReadonlyArray<Stop>,
  since: Date,
  heardAt: (stop: Stop) => boolean
): Resumption => {
  const stop = stops.findLast((one) => (one.until === null ? heardAt(one) : one.until < since)) ?? null
  if (stop === null) return { stop, from: null }
  const needed = plus(stop.until ?? since, -CONTEXT)
  return { stop, from: needed > stop.from ? needed : stop.from }
}

/** The fixes of a resumption, which begin where its stop began. */
export const withStop = ({ stop }: Resumption, fixes: ReadonlyArray<GoodFix>): ReadonlyArray<GoodFix> =>
  stop === null
    ? fixes
    : [
        { at: stop.from, ...stop.place, speed: 0, accuracy: null, ignition: null },
        ...fixes.filter(({ at }) => at > stop.from)
      ]
