import { orNotFound } from "#kernel"
import { Effect } from "effect"
import type { LeadId } from "../contract/views.ts"
import { Leads } from "../domain/Leads.ts"

/** Returns a demo request with its notes. For operators. */
export const oneLead = Effect.fn("leads.oneLead")(function* (id: LeadId) {
  return yield* Leads.use((leads) => leads.find(id)).pipe(orNotFound("lead"))
})
