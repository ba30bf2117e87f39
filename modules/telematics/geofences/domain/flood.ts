import type { Crossing, CrossingKey } from "./Crossings.ts"

const keyOf = ({ geofence_id, vehicle_id, kind }: CrossingKey): string =>
  `${geofence_id} ${vehicle_id} ${kind}`

/** People are notified once of what a vehicle does again and again at a geofence; `recent` is what they know already. */
export const withoutFlood = <A extends Crossing>(
  crossings: ReadonlyArray<A>,
  recent: ReadonlyArray<CrossingKey>
): ReadonlyArray<A> => {
  const known = new Set(recent.map(keyOf))
  return crossings.map((crossing) => {
    const key = keyOf(crossing)
    if (!crossing.notified || known.has(key)) return { ...crossing, notified: false }
    known.add(key)
    return crossing
  })
}
