import { CurrentActor, type EventId, notify, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect, Option } from "effect"
import type { WebhookEndpointDisabled } from "../contract/events.ts"
import { wordsFor } from "../domain/words.ts"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { webhookDisabled } from "../notifications.ts"
import { hostOf } from "./announce.ts"

/** Notifies those who manage webhooks that one was disabled. */
export const notifyOfDisabledWebhook = Effect.fn("webhooks.notifyOfDisabledWebhook")(function* (
  event: WebhookEndpointDisabled,
  eventId: EventId
) {
  const { organizationId, reason } = event
  const { people, host } = yield* concerned(event).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "webhooks.notify-of-disabled-webhook",
      organizationId
    })
  )
  if (host === undefined) return
  const notice = {
    kind: webhookDisabled,
    eventId,
    organizationId,
    link: "/organization?tab=integrations",
    words: wordsFor(host, reason)
  } as const
  yield* Effect.forEach(people, (userId) => notify({ ...notice, userId }), { discard: true })
})

const concerned = Effect.fnUntraced(function* ({
  organizationId,
  webhookEndpointId
}: WebhookEndpointDisabled) {
  const endpoint = yield* WebhookEndpoints.use((all) => all.find(organizationId, webhookEndpointId))
  const people = yield* Memberships.use((all) => all.holding(organizationId, "webhooks.manage"))
  return { people, host: Option.getOrUndefined(Option.map(endpoint, hostOf)) }
}, transactional)
