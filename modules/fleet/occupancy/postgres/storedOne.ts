import { Effect } from "effect"
import type { Hold } from "../domain/Hold.ts"
import { happened, type HoldHappening } from "../domain/timeline.ts"
import { viewed } from "../queries/viewed.ts"
import { type Scene, stored } from "./storing.ts"

/** Stores a hold that something happened to, and returns it with the holds it demoted. */
export const storedOne = Effect.fnUntraced(function* (
  scene: Scene,
  hold: Hold,
  what: HoldHappening,
  demoted: ReadonlyArray<Hold> = []
) {
  const result = yield* stored(scene, [hold], { demoted, happened: [happened(hold, what)] })
  const saved = yield* Effect.orDie(Effect.fromNullishOr(result.changed[0]))
  return { hold: saved, demoted: result.demoted }
})

/** A hold that is already as it should be. */
export const unchanged = Effect.fnUntraced(function* (hold: Hold) {
  const [view] = yield* viewed([hold])
  return yield* Effect.orDie(Effect.fromNullishOr(view))
})
