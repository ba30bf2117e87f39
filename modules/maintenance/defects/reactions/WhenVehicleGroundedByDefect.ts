import { reaction } from "#infra/jobs"
import { VehicleGroundedByDefect } from "../../contract/events/defects.ts"
import { notifyOfGrounding } from "../commands/NotifyOfGrounding.ts"

export const whenVehicleGroundedByDefect = reaction({
  name: "maintenance.when-vehicle-grounded-by-defect",
  does: "Notifies those who manage, drive or have booked a vehicle that a defect grounded it.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: VehicleGroundedByDefect,
  run: (event, { id }) => notifyOfGrounding(event, id)
})
