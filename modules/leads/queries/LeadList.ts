import { Effect } from "effect"
import { type LeadFilter, Leads } from "../domain/Leads.ts"

/** Demo requests, newest first. For the installation's shell. */
export const leadList = Effect.fn("leads.leadList")(function* (filter: LeadFilter) {
  return yield* (yield* Leads).list(filter)
})
