import { newId, type OrganizationId, orNotFound, publish } from "#kernel"
import { Array, Effect } from "effect"
import { SafetyBlockIsReleased, VehicleNotInFleet } from "../../contract/errors/holds.ts"
import { GroundingEnded, SafetyBlockOpened, SafetyBlockReleased } from "../../contract/events.ts"
import { SafetyBlockId } from "../../contract/ids.ts"
import { isDisposed } from "../../contract/lifecycle.ts"
import { ungrounded } from "../../occupancy/domain/grounding.ts"
import { lockedScene, type Scene, stored } from "../../occupancy/postgres/storing.ts"
import type { NewSafetyBlock } from "../../ports/Safety.ts"
import { type SafetyBlock, SafetyBlocks } from "../domain/SafetyBlocks.ts"
import { blockOpened, blockReleased } from "../domain/timeline.ts"
import { viewedBlocks } from "../queries/viewedBlocks.ts"

/** The vehicle as its blocks make it. */
const judged = Effect.fnUntraced(function* (scene: Scene) {
  const blocks = yield* SafetyBlocks
  const vehicles = yield* Effect.forEach(scene.vehicles, (vehicle) =>
    Effect.map(blocks.safetyOf(scene.organizationId, vehicle.id), (safety) => ({ ...vehicle, safety }))
  )
  return { ...scene, vehicles }
})

const viewedOne = Effect.fnUntraced(function* (block: SafetyBlock) {
  const [view] = yield* viewedBlocks([block])
  return yield* Effect.orDie(Effect.fromNullishOr(view))
})

export const block = Effect.fn("fleet.openSafetyBlock")(function* (
  organizationId: OrganizationId,
  { vehicleId, severity, reason, source }: NewSafetyBlock
) {
  const scene = yield* lockedScene(organizationId, [vehicleId])
  const vehicle = yield* Effect.succeed(Array.head(scene.vehicles)).pipe(orNotFound("vehicle"))
  if (isDisposed(vehicle.lifecycle)) return yield* new VehicleNotInFleet()
  const entered = {
    id: yield* newId(SafetyBlockId),
    vehicle_id: vehicleId,
    severity,
    reason,
    source_module: source?.module ?? null,
    source_id: source?.id ?? null,
    opened_at: scene.at
  }
  const opened = yield* SafetyBlocks.use((blocks) => blocks.open(organizationId, entered))
  const { demoted } = yield* stored(yield* judged(scene), [], {
    happened: [blockOpened(organizationId, opened)]
  })
  const event = { organizationId, vehicleId, blockId: opened.id, severity, source: source ?? null }
  yield* publish(new SafetyBlockOpened(event))
  return { block: yield* viewedOne(opened), demoted }
})

const blockOf = (organizationId: OrganizationId, id: SafetyBlockId) =>
  SafetyBlocks.use((blocks) => blocks.find(organizationId, id)).pipe(orNotFound("safety block"))

export const release = Effect.fn("fleet.releaseSafetyBlock")(function* (
  organizationId: OrganizationId,
  blockId: SafetyBlockId,
  note: string
) {
  const { vehicle_id: vehicleId } = yield* blockOf(organizationId, blockId)
  const before = yield* lockedScene(organizationId, [vehicleId])
  if ((yield* blockOf(organizationId, blockId)).released_at !== null)
    return yield* new SafetyBlockIsReleased()
  const released = yield* SafetyBlocks.use((blocks) =>
    blocks.release(organizationId, blockId, before.at, note)
  )
  const scene = yield* judged(before)
  const isGrounded = scene.vehicles.some(({ safety }) => safety === "grounded")
  const ended = isGrounded ? [] : ungrounded(scene.holds, scene.at)
  yield* stored(scene, ended, { happened: [blockReleased(organizationId, released, scene.at)] })
  yield* publish(new SafetyBlockReleased({ organizationId, vehicleId, blockId }))
  const view = yield* viewedOne(released)
  const { severity, source, released_by: by } = view
  if (severity === "grounded" && !isGrounded)
    yield* publish(new GroundingEnded({ organizationId, vehicleId, source, releasedBy: by?.id ?? null }))
  return view
})
