import { decodeTrack, GetTrack, ListTrips, TRIPS, type TrackPoint } from "#telematics/contract"
import type { VehicleId } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../../api/client.ts"
import { organizationKey } from "../../../../api/queryKeys.ts"
import { limitsOf, today } from "./days.ts"

/** Milliseconds between two readings of the day that is not over yet. */
const REREAD = 60_000

export interface DayTrack {
  readonly points: ReadonlyArray<TrackPoint>
  readonly hidden: boolean
  readonly thinned: boolean
}

/** Where a vehicle was on a day of the browser's zone, and its trips and stops. */
export const useDay = ({ id }: Organization, vehicleId: VehicleId, day: string) => {
  const { from, to } = limitsOf(day) ?? { from: new Date(0), to: new Date(0) }
  const params = { organizationId: id, vehicleId }
  const query = { from: from.toISOString(), to: to.toISOString() }
  const usual = { refetchInterval: day === today() ? REREAD : (false as const) }
  const track = useQuery({
    ...usual,
    queryKey: organizationKey(id, TRIPS, vehicleId, "track", query.from),
    queryFn: async (): Promise<DayTrack> => {
      const track = await api(GetTrack, { params, query })
      return { points: decodeTrack(track), hidden: track.hidden, thinned: track.thinned }
    },
    // Comparing 86,400 positions with themselves takes longer than drawing them.
    structuralSharing: false
  })
  const trips = useQuery({
    ...usual,
    queryKey: organizationKey(id, TRIPS, vehicleId, "of-day", query.from),
    queryFn: () => api(ListTrips, { params, query })
  })
  return { track, trips }
}
