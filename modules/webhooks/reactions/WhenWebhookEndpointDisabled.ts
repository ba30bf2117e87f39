import { reaction } from "#infra/jobs"
import { notifyOfDisabledWebhook } from "../commands/NotifyOfDisabledWebhook.ts"
import { WebhookEndpointDisabled } from "../contract/events.ts"

export const whenWebhookEndpointDisabled = reaction({
  name: "webhooks.when-webhook-endpoint-disabled",
  does: "Notifies owners and admins that a webhook was disabled.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: WebhookEndpointDisabled,
  run: (event, { id }) => notifyOfDisabledWebhook(event, id)
})
