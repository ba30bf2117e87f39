import { reaction } from "#infra/jobs"
import { WorkOrderAssigned } from "../../contract/events/workOrders.ts"
import { notifyOfAssignment } from "../commands/NotifyOfAssignment.ts"

export const whenWorkOrderAssigned = reaction({
  name: "maintenance.when-work-order-assigned",
  does: "Notifies a technician of the work that was assigned to them.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: WorkOrderAssigned,
  run: notifyOfAssignment
})
