import { reaction } from "#infra/jobs"
import { PartReachedReorderPoint } from "../../contract/events/parts.ts"
import { notifyOfLowPart } from "../commands/NotifyOfLowPart.ts"

export const whenPartReachedReorderPoint = reaction({
  name: "maintenance.when-part-reached-reorder-point",
  does: "Notifies those who take care of parts that one has fallen to its reorder point.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: PartReachedReorderPoint,
  run: (event, { id }) => notifyOfLowPart(event, id)
})
