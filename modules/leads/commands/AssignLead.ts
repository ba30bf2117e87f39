import { type EmailAddress, now, transactional } from "#kernel"
import { Effect } from "effect"
import type { LeadId } from "../contract/views.ts"
import { Leads } from "../domain/Leads.ts"
import { openLead, recordLead } from "./progressLead.ts"

/** Assigns a lead to a salesperson. */
export const assignLead = Effect.fn("leads.assignLead")(function* (id: LeadId, owner: EmailAddress) {
  const lead = yield* openLead(id)
  const at = yield* now
  yield* Leads.use((leads) => leads.change(id, { owner }, at))
  yield* recordLead("lead.assigned", lead, { owner })
}, transactional)
