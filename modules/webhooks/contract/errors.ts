import { refusal } from "#kernel"
import { Schema } from "effect"
import { MOST_ENDPOINTS } from "./views.ts"

const flaws = {
  invalid: "Enter a URL such as https://example.com/webhooks, without a user name or a fragment (#).",
  insecure: "The URL must start with https://.",
  private: "This URL points to a private address. Events are sent to public addresses only.",
  unknown_host: "The host of this URL was not found. Check its spelling."
}

export class WebhookUrlRefused extends refusal("WebhookUrlRefused", 422, "URL not accepted", ({ flaw }) => flaws[flaw], { flaw: Schema.Literals(["invalid", "insecure", "private", "unknown_host"]) }) {}

export class TooManyWebhooks extends refusal("TooManyWebhooks", 409, "Too many webhooks", `An organization can have ${MOST_ENDPOINTS} webhooks. Remove one that is no longer used.`) {}

export class WebhookDisabled extends refusal("WebhookDisabled", 409, "Webhook disabled", "This webhook is disabled. Enable it first.") {}

export class DeliveryPending extends refusal("DeliveryPending", 409, "Delivery pending", "This event is still being delivered. You can replay it afterwards.") {}
