import { Effect } from "effect"
import { HoldHasBegun, HoldIsOver } from "../../contract/errors/holds.ts"
import type { OneHold } from "../../ports/Occupancy.ts"
import { hasBegun, isOver } from "../domain/Hold.ts"
import { opened, placed } from "./placing.ts"
import { storedOne, unchanged } from "./storedOne.ts"

const firmAgain = { status: "firm", demoted_at: null } as const

export const confirm = Effect.fn("fleet.confirmHold")(function* (one: OneHold) {
  const { hold: before, scene } = yield* opened(one)
  if (isOver(before, scene.at)) return yield* new HoldIsOver()
  if (before.status === "firm") return yield* unchanged(before)
  const hold = { ...before, ...firmAgain, updated_at: scene.at }
  const demoted = yield* placed(scene, hold, { before })
  return (yield* storedOne(scene, hold, "confirmed", demoted)).hold
})

export const start = Effect.fn("fleet.startHold")(function* (one: OneHold) {
  const { hold: before, scene } = yield* opened(one)
  const { at } = scene
  if (isOver(before, at)) return yield* new HoldIsOver()
  const begun = hasBegun(before, at)
  if (begun && before.status === "firm") return yield* unchanged(before)
  const hold = { ...before, ...firmAgain, starts_at: begun ? before.starts_at : at, updated_at: at }
  const demoted = yield* placed(scene, hold, { before })
  return (yield* storedOne(scene, hold, "started", demoted)).hold
})

export const withdraw = Effect.fn("fleet.withdrawHold")(function* (one: OneHold) {
  const { hold: before, scene } = yield* opened(one)
  const { at } = scene
  if (isOver(before, at)) return yield* new HoldIsOver()
  if (before.status === "tentative") return yield* unchanged(before)
  if (hasBegun(before, at)) return yield* new HoldHasBegun()
  return (yield* storedOne(scene, { ...before, status: "tentative", updated_at: at }, "withdrawn")).hold
})
