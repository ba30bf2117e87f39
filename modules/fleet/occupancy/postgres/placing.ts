import { NotFound, orNotFound } from "#kernel"
import { Effect } from "effect"
import { HoldConflict, HoldIsGrounding, VehicleNotInFleet } from "../../contract/errors/holds.ts"
import type { OnConflict } from "../../contract/holds.ts"
import type { VehicleId } from "../../contract/ids.ts"
import { isDisposed } from "../../contract/lifecycle.ts"
import type { OneHold } from "../../ports/Occupancy.ts"
import { type Hold, isGrounding } from "../domain/Hold.ts"
import { Ledger } from "../domain/Ledger.ts"
import { place } from "../domain/place.ts"
import { viewed } from "../queries/viewed.ts"
import { lockedScene, type Scene } from "./storing.ts"

/** How many holds a conflict names. */
const MOST_NAMED = 20

export const holdOf = ({ organizationId, holdId }: OneHold) =>
  Ledger.use((ledger) => ledger.find(organizationId, holdId)).pipe(orNotFound("hold"))

/** Loads a hold that people may change, as it is once its vehicle and others are locked. */
export const opened = Effect.fnUntraced(function* (one: OneHold, others: ReadonlyArray<VehicleId> = []) {
  yield* Ledger.use((ledger) => ledger.keepOnVehicles(one.organizationId, "none"))
  const { vehicle_id, starts_at, kind } = yield* holdOf(one)
  if (isGrounding({ kind })) return yield* new HoldIsGrounding()
  const scene = yield* lockedScene(one.organizationId, [vehicle_id, ...others], starts_at)
  return { hold: yield* holdOf(one), scene }
})

interface Placing {
  readonly before?: Hold
  readonly onConflict?: OnConflict | undefined
}

/** Returns the holds that this one demotes, or fails if it cannot be as it should be. */
export const placed = Effect.fnUntraced(function* (
  { vehicles, holds, at }: Scene,
  hold: Hold,
  { onConflict = "refuse", ...rest }: Placing = {}
) {
  const vehicle = vehicles.find(({ id }) => id === hold.vehicle_id)
  if (vehicle === undefined) return yield* new NotFound({ what: "vehicle" })
  if (isDisposed(vehicle.lifecycle)) return yield* new VehicleNotInFleet()
  const among = holds.filter(({ vehicle_id }) => vehicle_id === vehicle.id)
  const decision = place(hold, { ...rest, among, onConflict, at })
  if (decision._tag === "Placed") return decision.demoted
  const named = yield* viewed(decision.holds.slice(0, MOST_NAMED))
  return yield* new HoldConflict({ data: { holds: named, can_demote: decision.canDemote } })
})
