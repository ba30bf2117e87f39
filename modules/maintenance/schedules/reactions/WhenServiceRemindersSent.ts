import { reaction } from "#infra/jobs"
import { ServiceRemindersSent } from "../../contract/events/services.ts"
import { notifyOfServices } from "../commands/NotifyOfServices.ts"

export const whenServiceRemindersSent = reaction({
  name: "maintenance.when-service-reminders-sent",
  does: "Notifies those who complete services that some are due soon, due or overdue.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: ServiceRemindersSent,
  run: notifyOfServices
})
