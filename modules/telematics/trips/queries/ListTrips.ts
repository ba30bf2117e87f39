import { days, NotFound, permitted } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { PeriodTooLong } from "../../contract/errors.ts"
import type { StopView, TripView } from "../../contract/tripViews.ts"
import { currentVehicles } from "../../positions/domain/visibility.ts"
import { lookOf } from "../../positions/queries/lookAt.ts"
import { driverAt } from "../domain/driverAt.ts"
import { TripList } from "./TripList.ts"

const LONGEST_DAYS = 31

/** Returns the trips and stops of a vehicle in a period, as the viewer may see them. */
export const listTrips = Effect.fn("telematics.listTrips")(function* (
  vehicleId: VehicleId,
  { from, to }: { readonly from: Date; readonly to: Date }
) {
  const member = yield* permitted("positions.read")
  const { organizationId, userId } = member
  const length = to.getTime() - from.getTime()
  if (length <= 0 || length > days(LONGEST_DAYS)) return yield* new PeriodTooLong({ days: LONGEST_DAYS })
  const directory = yield* VehicleDirectory
  const [vehicle] = yield* directory.named(organizationId, [vehicleId])
  if (vehicle === undefined) return yield* new NotFound({ what: "vehicle" })
  const look = yield* lookOf(member)
  if (!look.viewer.seesAll && !currentVehicles(look.viewer, look.at).has(vehicleId))
    return yield* new NotFound({ what: "vehicle" })
  const list = yield* TripList
  const request = { ...look, vehicleId, from, to }
  const drivers = yield* directory.driversDuring(organizationId, vehicleId, from, to)
  const trips = (yield* list.trips(request)).map((trip): TripView => {
    const driver = driverAt(drivers, trip.started_at)
    const { start_latitude, start_longitude, end_latitude, end_longitude, purpose_by: _, ...shown } = trip
    return {
      ...shown,
      driver_name: driver?.name ?? null,
      mine: driver?.user_id === userId,
      start: { latitude: start_latitude, longitude: start_longitude },
      end: { latitude: end_latitude, longitude: end_longitude }
    }
  })
  const stops = (yield* list.stops(request)).map(({ latitude, longitude, ...stop }): StopView => ({
    ...stop,
    place: { latitude, longitude }
  }))
  return { trips, stops }
})
