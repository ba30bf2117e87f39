import { Events, Mails, newId, now, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { DemoRequested } from "../contract/events.ts"
import { type DemoRequest, LeadId } from "../contract/views.ts"
import { Leads, Sales } from "../domain/Leads.ts"
import { confirmation, news } from "../mails.ts"

/** What the form sends: `website` is the field that only machines fill in. */
export type DemoRequestSent = DemoRequest & { readonly website?: string }

/** Keeps a demo request, tells sales and confirms it. A machine's is dropped with the same answer. */
export const requestDemo = Effect.fn("leads.requestDemo")(function* ({
  website,
  ...request
}: DemoRequestSent) {
  if (website !== undefined && website !== "") return
  const id = yield* newId(LeadId)
  const at = yield* now
  const { phone = null, fleet_size = null, message = null, locale = "en" } = request
  const lead = {
    ...request,
    id,
    status: "new" as const,
    owner: null,
    phone,
    fleet_size,
    message,
    locale,
    created_at: at,
    updated_at: at
  }
  yield* Leads.use((leads) => leads.add(lead))
  const sales = yield* Sales
  const mails = yield* Mails
  if (Option.isSome(sales.email)) yield* mails.queue(news(lead, sales.email.value))
  yield* mails.queue(confirmation(lead))
  const event = new DemoRequested({
    leadId: id,
    organizationId: Option.getOrNull(sales.organizationId),
    name: `${request.first_name} ${request.last_name}`,
    company: request.company,
    businessType: request.business_type
  })
  yield* Events.use((events) => events.publish(event, {}))
}, transactional)
