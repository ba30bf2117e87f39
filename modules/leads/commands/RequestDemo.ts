import { Events, Mails, newId, now, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { DemoRequested } from "../contract/events.ts"
import { type DemoRequest, LeadId } from "../contract/views.ts"
import { Leads } from "../domain/Leads.ts"
import { Sales } from "../queries/Sales.ts"
import { confirmationMail, demoRequestedMail } from "../mails.ts"

/** The submitted form. `website` is a hidden field that only bots fill in. */
export type DemoRequestForm = DemoRequest & { readonly website?: string }

/** Stores a demo request, notifies sales and emails a confirmation. Drops those of bots with the same response. */
export const requestDemo = Effect.fn("leads.requestDemo")(function* ({
  website,
  ...request
}: DemoRequestForm) {
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
  if (Option.isSome(sales.email)) yield* mails.queue(demoRequestedMail(lead, sales.email.value))
  yield* mails.queue(confirmationMail(lead))
  const event = new DemoRequested({
    leadId: id,
    organizationId: Option.getOrNull(sales.organizationId),
    name: `${request.first_name} ${request.last_name}`,
    company: request.company,
    businessType: request.business_type
  })
  yield* Events.use((events) => events.publish(event, {}))
}, transactional)
