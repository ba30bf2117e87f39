import { type Member, permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { currentVehicles } from "../../positions/domain/visibility.ts"
import { lookOf } from "../../positions/queries/lookAt.ts"
import { TelematicsNumbers } from "./TelematicsNumbers.ts"

/** How many vehicles a member sees moving on the map. */
const movingFor = Effect.fnUntraced(function* (member: Member) {
  if (!member.permissions.has("positions.read")) return 0
  const look = yield* lookOf(member)
  const own = look.viewer.seesAll ? null : [...currentVehicles(look.viewer, look.at)]
  const moving = yield* TelematicsNumbers.use((numbers) => numbers.moving(look, own))
  if (moving.length === 0) return 0
  // The map has no vehicles that have left the fleet.
  const board = yield* VehicleDirectory.use((directory) =>
    directory.onBoard(member.organizationId, moving, look.at)
  )
  return board.length
})

/** Returns how many vehicles move, and how many devices and vehicles need attention. */
export const getTelematicsNumbers = Effect.fn("telematics.getTelematicsNumbers")(function* () {
  const member = yield* permitted("devices.read")
  const counts = yield* TelematicsNumbers.use((numbers) => numbers.counts(member.organizationId))
  return { ...counts, moving: counts.devices === 0 ? 0 : yield* movingFor(member) }
})
