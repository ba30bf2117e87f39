import { reaction } from "#infra/jobs"
import { DeviceIssueAssigned } from "../../contract/events.ts"
import { notifyAssignee } from "../commands/NotifyAssignee.ts"

export const whenDeviceIssueAssigned = reaction({
  name: "telematics.when-device-issue-assigned",
  does: "Notifies a member that they are responsible for an issue of a device.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: DeviceIssueAssigned,
  run: (event, { id }) => notifyAssignee(event, id)
})
