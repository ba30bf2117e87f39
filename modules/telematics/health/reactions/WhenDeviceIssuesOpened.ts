import { reaction } from "#infra/jobs"
import { DeviceIssuesOpened } from "../../contract/events.ts"
import { notifyOfIssues } from "../commands/NotifyOfIssues.ts"

export const whenDeviceIssuesOpened = reaction({
  name: "telematics.when-device-issues-opened",
  does: "Notifies those who take care of devices that something is wrong with one.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: DeviceIssuesOpened,
  run: (event, { id }) => notifyOfIssues(event, id)
})
