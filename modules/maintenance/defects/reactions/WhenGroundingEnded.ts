import { reaction } from "#infra/jobs"
import { GroundingEnded } from "#fleet/contract"
import { notifyOfRelease } from "../commands/NotifyOfRelease.ts"

export const whenGroundingEnded = reaction({
  name: "maintenance.when-grounding-ended",
  does: "Notifies those who manage, drive or have booked a vehicle that nothing grounds it any longer.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: GroundingEnded,
  run: (event, { id }) => notifyOfRelease(event, id)
})
