import { orNotFound, permitted } from "#kernel"
import { Effect, Struct } from "effect"
import type { DamageState } from "../../contract/damageViews.ts"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { HandoverList } from "./HandoverList.ts"
import { filesOf, withPhoto } from "./handoverViews.ts"

/** Returns the damage of a vehicle, newest first; without repaired damage, unless states are given. */
export const listDamage = Effect.fn("fleet.listDamage")(function* (
  id: VehicleId,
  states?: ReadonlyArray<DamageState>
) {
  const member = yield* permitted("handovers.read")
  const { organizationId } = member
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, id)).pipe(orNotFound("vehicle"))
  const damage = yield* HandoverList.use((list) => list.damage(organizationId, id, states))
  const files = yield* filesOf(
    member,
    damage.map(({ file_id }) => file_id)
  )
  return {
    items: damage.map((mark) =>
      withPhoto(files)(Struct.omit(mark, ["organization_id", "vehicle_id", "repaired_in"]))
    )
  }
})
