import { Effect } from "effect"
import { HoldHasBegun, HoldIsOver } from "../../contract/errors/holds.ts"
import type { HoldId, VehicleId } from "../../contract/ids.ts"
import type { OneHold } from "../../ports/Occupancy.ts"
import { type Hold, hasBegun, isOver } from "../domain/Hold.ts"
import { Ledger } from "../domain/Ledger.ts"
import { happened } from "../domain/timeline.ts"
import { viewed } from "../queries/viewed.ts"
import { holdOf, opened, placed } from "./placing.ts"
import { type Scene, stored } from "./storing.ts"

/** Once someone has set out with a vehicle, that is a fact of this vehicle. */
const requireAhead = Effect.fnUntraced(function* (hold: Hold, at: Date) {
  if (isOver(hold, at)) yield* new HoldIsOver()
  if (hasBegun(hold, at)) yield* new HoldHasBegun()
})

/** Stores holds with their new vehicles, in one statement. */
const storedMoves = Effect.fnUntraced(function* (
  scene: Scene,
  moves: ReadonlyArray<{ readonly before: Hold; readonly hold: Hold }>
) {
  const records = moves.flatMap(({ before, hold }) => [
    happened({ ...before, updated_at: scene.at }, "moved"),
    happened(hold, "taken")
  ])
  return (yield* stored(
    scene,
    moves.map(({ hold }) => hold),
    { happened: records }
  )).changed
})

const onVehicle = (before: Hold, vehicle_id: VehicleId, updated_at: Date) => ({
  before,
  hold: { ...before, vehicle_id, updated_at }
})

export const move = Effect.fn("fleet.moveHold")(function* ({
  toVehicleId,
  ...one
}: OneHold & { readonly toVehicleId: VehicleId }) {
  yield* Ledger.use((ledger) => ledger.keepOnVehicles(one.organizationId, "own moves"))
  const { hold: before, scene } = yield* opened(one, [toVehicleId])
  yield* requireAhead(before, scene.at)
  const moved = onVehicle(before, toVehicleId, scene.at)
  yield* placed(scene, moved.hold)
  const [view] = yield* storedMoves(scene, [moved])
  return yield* Effect.orDie(Effect.fromNullishOr(view))
})

export const swap = Effect.fn("fleet.swapHolds")(function* ({
  withHoldId,
  ...first
}: OneHold & { readonly withHoldId: HoldId }) {
  const second = { ...first, holdId: withHoldId }
  yield* Ledger.use((ledger) => ledger.keepOnVehicles(first.organizationId, "own moves"))
  const { hold: one, scene } = yield* opened(first, [(yield* holdOf(second)).vehicle_id])
  const { hold: other } = yield* opened(second, [one.vehicle_id])
  yield* requireAhead(one, scene.at)
  yield* requireAhead(other, scene.at)
  if (one.vehicle_id === other.vehicle_id) return yield* viewed([one, other])
  const moves = [onVehicle(one, other.vehicle_id, scene.at), onVehicle(other, one.vehicle_id, scene.at)]
  const rest = { ...scene, holds: scene.holds.filter(({ id }) => id !== one.id && id !== other.id) }
  for (const { hold } of moves) yield* placed(rest, hold)
  return yield* storedMoves(scene, moves)
})
