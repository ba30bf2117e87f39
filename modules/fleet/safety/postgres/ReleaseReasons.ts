import { Effect, Layer, Option } from "effect"
import { HoldList } from "../../occupancy/queries/HoldList.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { ofBlocks, ofHolds, ofLifecycle } from "../domain/reasons.ts"
import { type ReasonsOf, ReleaseReasons } from "../queries/ReleaseReasons.ts"
import { SafetyBlockList } from "../queries/SafetyBlockList.ts"

/** The most safety blocks that are named. */
const MOST_NAMED = 20

/** With the reasons that every vehicle may have: its lifecycle, its safety and who has it. */
export const ReleaseReasonsLive = Layer.effect(
  ReleaseReasons,
  Effect.gen(function* () {
    const vehicles = yield* Vehicles
    const blocks = yield* SafetyBlockList
    const holds = yield* HoldList
    const own: ReasonsOf = Effect.fn("fleet.ownReleaseReasons")(function* ({
      organizationId,
      vehicleId,
      at
    }) {
      const vehicle = yield* vehicles.find(organizationId, vehicleId)
      const page = { after: null, limit: MOST_NAMED }
      const open = yield* blocks.page(organizationId, vehicleId, "open", page)
      const current = yield* holds.current(organizationId, vehicleId, at)
      return [
        ...Option.match(vehicle, { onNone: () => [], onSome: ({ lifecycle }) => ofLifecycle(lifecycle) }),
        ...ofBlocks(open),
        ...ofHolds(current, at)
      ]
    })
    const contributions = [own]
    return ReleaseReasons.of({
      contribute: (reasons) => Effect.sync(() => void contributions.push(reasons)),
      of: (question) =>
        Effect.map(
          Effect.forEach(contributions, (reasons) => reasons(question)),
          (all) => all.flat()
        )
    })
  })
)
