import { DowntimeCause } from "../../contract/downtime.ts"
import type { DowntimeReason, DowntimeSegment } from "./Downtime.ts"

type Reason = Pick<DowntimeReason, "id" | "cause" | "planned" | "starts_at" | "ends_at">

const endOf = ({ ends_at }: Pick<Reason, "ends_at">): number => ends_at?.getTime() ?? Number.POSITIVE_INFINITY

const rankOf = ({ cause }: Pick<Reason, "cause">): number => DowntimeCause.literals.indexOf(cause)

/** Which of two reasons counts while both last: by cause, then the one that began first. */
const byPriority = (one: Reason, other: Reason): number =>
  rankOf(one) - rankOf(other) ||
  one.starts_at.getTime() - other.starts_at.getTime() ||
  (one.id < other.id ? -1 : 1)

/** Where a reason belongs in a list by priority, or is. */
const placeOf = (sorted: ReadonlyArray<Reason>, reason: Reason): number => {
  let [from, until] = [0, sorted.length]
  while (from < until) {
    const middle = (from + until) >> 1
    const other = sorted[middle]
    if (other !== undefined && byPriority(other, reason) < 0) from = middle + 1
    else until = middle
  }
  return from
}

/** At each instant at which something begins or ends, what lasts from then on, by priority. */
function* lastingFrom(
  reasons: ReadonlyArray<Reason>
): Iterable<readonly [at: number, lasting: ReadonlyArray<Reason>]> {
  const begins = Map.groupBy(reasons, ({ starts_at }) => starts_at.getTime())
  const ends = Map.groupBy(reasons, endOf)
  const lasting: Array<Reason> = []
  const instants = new Set([...begins.keys(), ...ends.keys()].filter(Number.isFinite))
  for (const at of [...instants].toSorted((one, other) => one - other)) {
    for (const reason of ends.get(at) ?? []) lasting.splice(placeOf(lasting, reason), 1)
    for (const reason of begins.get(at) ?? []) lasting.splice(placeOf(lasting, reason), 0, reason)
    yield [at, lasting]
  }
}

/**
 * Divides the time of a vehicle among the reasons why it could not be used, so that every instant counts once. Segments
 * that follow each other for the same reason are one.
 */
export const ledgerOf = (reasons: ReadonlyArray<Reason>): ReadonlyArray<DowntimeSegment> => {
  const segments: Array<DowntimeSegment> = []
  for (const [time, [counted]] of lastingFrom(reasons)) {
    const at = new Date(time)
    const last = segments.at(-1)
    if (last?.ends_at === null) {
      if (last.reason_id === counted?.id) continue
      segments[segments.length - 1] = { ...last, ends_at: at }
    }
    if (counted === undefined) continue
    const { id: reason_id, cause, planned } = counted
    segments.push({ starts_at: at, ends_at: null, cause, planned, reason_id })
  }
  return segments
}
