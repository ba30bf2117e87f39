import { useMemo } from "react"
import { fold } from "../../../../ui/matches.ts"
import { filterOf, motionOf } from "../fleet/motion.ts"
import type { VehicleNow } from "../fleet/VehicleNow.ts"
import type { MapSearchState } from "../useMapSearch.ts"

/** Whether a vehicle is listed and drawn. `now` in seconds since 1970. */
export type Matches = (vehicle: VehicleNow, now: number) => boolean

/** Names without case and accents. They are compared with every movement. */
const folded = new Map<string, string>()

const foldedOf = (text: string): string => {
  const known = folded.get(text)
  if (known !== undefined) return known
  const result = fold(text)
  folded.set(text, result)
  return result
}

const contains = ({ name, driver }: VehicleNow, term: string): boolean =>
  foldedOf(name).includes(term) || (driver !== null && foldedOf(driver).includes(term))

/** The search and the filters in the address. */
export const useMatches = ({ search = "", state, availability }: MapSearchState["values"]): Matches =>
  useMemo(() => {
    const term = fold(search.trim())
    return (vehicle, now) =>
      (availability === undefined || vehicle.availability === availability) &&
      (state === undefined || filterOf(motionOf(vehicle, now)) === state) &&
      (term === "" || contains(vehicle, term))
  }, [search, state, availability])
