import { reaction } from "#infra/jobs"
import { FaultsOpened } from "../../contract/events.ts"
import { notifyOfFaults } from "../commands/NotifyOfFaults.ts"

export const whenFaultsOpened = reaction({
  name: "telematics.when-faults-opened",
  does: "Notifies those who take care of devices that a vehicle reported a fault.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: FaultsOpened,
  run: (event, { id }) => notifyOfFaults(event, id)
})
