import { Effect } from "effect"
import { type LeadFilter, Leads } from "../domain/Leads.ts"

/** Demo requests, newest first. For the installation's shell. */
export const leadList = Effect.fn("leads.leadList")(function* (filter: LeadFilter) {
  return yield* Leads.use((leads) => leads.list(filter))
})

/** The same with what was said to each. For the installation's shell. */
export const leadsInFull = Effect.fn("leads.leadsInFull")(function* (filter: LeadFilter) {
  return yield* Leads.use((leads) => leads.listInFull(filter))
})
