import { reaction } from "#infra/jobs"
import { GeofenceCrossed } from "../../contract/events.ts"
import { notifyOfCrossing } from "../commands/NotifyOfCrossing.ts"

export const whenGeofenceCrossed = reaction({
  name: "telematics.when-geofence-crossed",
  does: "Notifies those who manage geofences of what a vehicle did there, unless they may not see where it was.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: GeofenceCrossed,
  run: notifyOfCrossing
})
