import { Effect, Option } from "effect"
import type { LeadId } from "../contract/views.ts"
import { Leads, noLead } from "../domain/Leads.ts"

/** A demo request with its notes. For the installation's shell. */
export const oneLead = Effect.fn("leads.oneLead")(function* (id: LeadId) {
  const lead = yield* (yield* Leads).find(id)
  return Option.isSome(lead) ? lead.value : yield* noLead()
})
