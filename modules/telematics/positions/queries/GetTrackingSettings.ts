import { permitted } from "#kernel"
import { Effect } from "effect"
import { TrackingRules } from "../domain/TrackingRules.ts"

/** Returns what the organization decided about positions. */
export const getTrackingSettings = Effect.fn("telematics.getTrackingSettings")(function* () {
  const { organizationId } = yield* permitted("positions.read")
  return yield* TrackingRules.use((rules) => rules.of(organizationId))
})
