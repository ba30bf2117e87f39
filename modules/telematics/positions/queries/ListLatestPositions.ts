import { permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { currentVehicles } from "../domain/visibility.ts"
import { columnsOf } from "./columns.ts"
import { lookOf } from "./lookAt.ts"
import { Positions } from "./Positions.ts"

/** Returns where the vehicles with a device are now, by name: all of them, or those that a driver has. */
export const listLatestPositions = Effect.fn("telematics.listLatestPositions")(function* () {
  const member = yield* permitted("positions.read")
  const { organizationId } = member
  const look = yield* lookOf(member)
  const vehicles = look.viewer.seesAll ? null : [...currentVehicles(look.viewer, look.at)]
  const positions = yield* Positions.use(({ latest }) => latest({ ...look, since: null, vehicles }))
  const byVehicle = new Map(positions.map((position) => [position.vehicle_id, position]))
  const board = yield* VehicleDirectory.use((directory) =>
    directory.onBoard(organizationId, [...byVehicle.keys()], look.at)
  )
  const shown = board.flatMap((vehicle) => {
    const position = byVehicle.get(vehicle.id)
    return position === undefined ? [] : [{ vehicle, position }]
  })
  return {
    ...columnsOf(shown.map(({ position }) => position)),
    name: shown.map(({ vehicle }) => vehicle.name),
    driver_name: shown.map(({ vehicle }) => vehicle.driver_name),
    availability: shown.map(({ vehicle }) => vehicle.availability)
  }
})
