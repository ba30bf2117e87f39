import { Effect } from "effect"
import { type LeadFilter, Leads } from "../domain/Leads.ts"

/** Lists demo requests, newest first. For operators. */
export const leadList = Effect.fn("leads.leadList")(function* (filter: LeadFilter) {
  return yield* Leads.use((leads) => leads.list(filter))
})

/** Lists demo requests with their notes. For operators. */
export const leadsInFull = Effect.fn("leads.leadsInFull")(function* (filter: LeadFilter) {
  return yield* Leads.use((leads) => leads.listInFull(filter))
})
