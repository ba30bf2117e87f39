import { newId, type OrganizationId, orNotFound } from "#kernel"
import { Array, Effect } from "effect"
import { EndTooEarly, HoldIsOver, HoldNeedsEnd } from "../../contract/errors/holds.ts"
import type { OnConflict } from "../../contract/holds.ts"
import { HoldId } from "../../contract/ids.ts"
import type { NewHold, OneHold } from "../../ports/Occupancy.ts"
import { type Hold, isOver } from "../domain/Hold.ts"
import { endsTooEarly, needsEnd, newHold } from "../domain/newHold.ts"
import { opened, placed } from "./placing.ts"
import { storedOne } from "./storedOne.ts"
import { lockedScene } from "./storing.ts"

const requireEnd = Effect.fnUntraced(function* (hold: Hold, at: Date) {
  if (needsEnd(hold)) yield* new HoldNeedsEnd()
  if (endsTooEarly(hold, at)) yield* new EndTooEarly()
})

export const take = Effect.fn("fleet.takeHold")(function* (organizationId: OrganizationId, taken: NewHold) {
  const scene = yield* lockedScene(organizationId, [taken.vehicleId], taken.starts_at)
  const vehicle = yield* Effect.succeed(Array.head(scene.vehicles)).pipe(orNotFound("vehicle"))
  const hold = newHold(taken, { id: yield* newId(HoldId), organizationId, vehicle, at: scene.at })
  yield* requireEnd(hold, scene.at)
  const demoted = yield* placed(scene, hold, { onConflict: taken.onConflict })
  return yield* storedOne(scene, hold, "taken", demoted)
})

/** A hold whose end is to be changed, and to when. */
export type Extension = OneHold & { readonly due_at: Date | null; readonly onConflict?: OnConflict }

export const extend = Effect.fn("fleet.extendHold")(function* ({ due_at, onConflict, ...one }: Extension) {
  const { hold: before, scene } = yield* opened(one)
  if (isOver(before, scene.at)) return yield* new HoldIsOver()
  const hold = { ...before, due_at, updated_at: scene.at }
  yield* requireEnd(hold, scene.at)
  const demoted = yield* placed(scene, hold, { before, onConflict })
  return yield* storedOne(scene, hold, "extended", demoted)
})
