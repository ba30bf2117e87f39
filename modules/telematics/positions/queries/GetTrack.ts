import { days, hours, NotFound, permitted } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { PeriodTooLong } from "../../contract/errors.ts"
import { encodeTrack } from "../../contract/track/decodeTrack.ts"
import { currentVehicles } from "../domain/visibility.ts"
import { lookOf } from "./lookAt.ts"
import { Positions } from "./Positions.ts"

/** The longest day, when clocks are set back. */
const LONGEST = days(1) + hours(1)

/** The most positions of an answer: a day of one each second. */
const MOST = 90_000

/** Returns where a vehicle was in a period, as the viewer may see it. */
export const getTrack = Effect.fn("telematics.getTrack")(function* (
  vehicleId: VehicleId,
  { from, to }: { readonly from: Date; readonly to: Date }
) {
  const member = yield* permitted("positions.read")
  const length = to.getTime() - from.getTime()
  if (length <= 0 || length > LONGEST) return yield* new PeriodTooLong({ days: 1 })
  const [vehicle] = yield* VehicleDirectory.use((directory) =>
    directory.named(member.organizationId, [vehicleId])
  )
  if (vehicle === undefined) return yield* new NotFound({ what: "vehicle" })
  const look = yield* lookOf(member)
  // As in the list: a driver sees a vehicle while they have it.
  if (!look.viewer.seesAll && !currentVehicles(look.viewer, look.at).has(vehicleId))
    return yield* new NotFound({ what: "vehicle" })
  const { points, hidden, total } = yield* Positions.use(({ track }) =>
    track({ ...look, vehicleId, from, to, most: MOST })
  )
  const at = points.map((point) => ({ ...point, at: new Date(point.at * 1000) }))
  return { ...encodeTrack(at), hidden, thinned: total > points.length }
})
