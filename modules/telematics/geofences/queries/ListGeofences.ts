import { permitted } from "#kernel"
import { Effect } from "effect"
import { Geofences } from "../domain/Geofences.ts"
import { geofenceViews } from "./geofenceView.ts"

/** Returns the organization's geofences by name. */
export const listGeofences = Effect.fn("telematics.listGeofences")(function* () {
  const member = yield* permitted("positions.read")
  const geofences = yield* Geofences.use((all) => all.all(member.organizationId))
  return { items: yield* geofenceViews(member, geofences) }
})
