import { Effect } from "effect"
import { HoldIsOver } from "../../contract/errors/holds.ts"
import type { OneHold } from "../../ports/Occupancy.ts"
import { type Hold, isOver } from "../domain/Hold.ts"
import { opened, placed } from "./placing.ts"
import { storedOne, unchanged } from "./storedOne.ts"

export const release = Effect.fn("fleet.releaseHold")(function* ({
  arrived = false,
  ...one
}: OneHold & { readonly arrived?: boolean }) {
  const { hold: before, scene } = yield* opened(one)
  const { at } = scene
  if (isOver(before, at)) return yield* unchanged(before)
  // The ledger keeps the time for which the vehicle was taken, so that the past cannot overlap either.
  const hasTaken = before.status === "firm" && before.starts_at < at
  const hold: Hold = hasTaken
    ? { ...before, ended_at: at, arrived, updated_at: at }
    : {
        ...before,
        status: "released",
        released_from: before.status === "firm" ? "firm" : "tentative",
        updated_at: at
      }
  const happening = arrived ? "arrived" : hasTaken ? "ended" : "released"
  return (yield* storedOne(scene, hold, happening)).hold
})

export const retake = Effect.fn("fleet.retakeHold")(function* (one: OneHold) {
  const { hold: before, scene } = yield* opened(one)
  const { at } = scene
  if (before.status !== "released" && before.ended_at === null) return yield* unchanged(before)
  const hold: Hold = {
    ...before,
    status: before.released_from ?? before.status,
    released_from: null,
    ended_at: null,
    arrived: false,
    updated_at: at
  }
  if (isOver(hold, at)) return yield* new HoldIsOver()
  const demoted = yield* placed(scene, hold, { before })
  return (yield* storedOne(scene, hold, "retaken", demoted)).hold
})
