import { permitted } from "#kernel"
import { Effect } from "effect"
import { StreetMaps } from "../domain/StreetMaps.ts"

/** Returns where the streets of the map come from. */
export const getMapSettings = Effect.fn("telematics.getMapSettings")(function* () {
  yield* permitted("positions.read")
  return yield* StreetMaps.use(({ settings }) => settings)
})
