import { typesOf } from "#kernel"
import { customersPublicEvents } from "#customers/contract"
import { fleetPublicEvents } from "#fleet/contract"
import { inspectionsPublicEvents } from "#inspections/contract"
import { maintenancePublicEvents } from "#maintenance/contract"
import { telematicsPublicEvents } from "#telematics/contract"
import { tenancyPublicEvents } from "#tenancy/contract"
import { Schema } from "effect"

/** The events that modules publish to integrators. */
export const PUBLIC_EVENTS = [
  ...fleetPublicEvents,
  ...telematicsPublicEvents,
  ...maintenancePublicEvents,
  ...inspectionsPublicEvents,
  ...customersPublicEvents,
  ...tenancyPublicEvents
] as const

/** What an endpoint can receive. */
export const WebhookEventType = Schema.Literals(typesOf(PUBLIC_EVENTS)).annotate({
  message: "There is no such event."
})
export type WebhookEventType = typeof WebhookEventType.Type

/** Sent on request to try an endpoint, whatever it receives otherwise. */
export const TEST_EVENT = "webhook.test"
