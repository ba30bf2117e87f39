import { now, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { TrackingChanged } from "../../contract/events.ts"
import type { TrackingSettings } from "../../contract/tripViews.ts"
import { TrackingRules } from "../domain/TrackingRules.ts"

/** Decides how long positions are stored, and at which times they are visible. Older ones are deleted within a day. */
export const setTrackingSettings = Effect.fn("telematics.setTrackingSettings")(function* (
  settings: TrackingSettings
) {
  const { organizationId } = yield* permitted("positions.configure")
  const at = yield* now
  yield* TrackingRules.use((rules) => rules.save(organizationId, settings, at))
  yield* publish(new TrackingChanged({ organizationId }))
  yield* record({
    action: "tracking.configured",
    organizationId,
    details: {
      days: String(settings.retention_days),
      hours: settings.tracked_hours === null ? "all" : "some"
    }
  })
  return settings
}, transactional)
