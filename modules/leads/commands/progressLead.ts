import { CurrentActor, now, orNotFound, record } from "#kernel"
import { Effect } from "effect"
import { LeadIsClosed } from "../contract/errors.ts"
import type { LeadId, LeadView } from "../contract/views.ts"
import { Leads } from "../domain/Leads.ts"
import { isClosed } from "../domain/progress.ts"

/** Locks an open lead until the unit of work ends. Fails for a closed one. */
export const openLead = Effect.fnUntraced(function* (id: LeadId) {
  const lead = yield* Leads.use((leads) => leads.lock(id)).pipe(orNotFound("lead"))
  if (isClosed(lead.status)) return yield* new LeadIsClosed({ status: lead.status })
  return lead
})

/** Adds a note in the actor's name. */
export const addNote = Effect.fnUntraced(function* (id: LeadId, text: string) {
  const actor = yield* CurrentActor
  const author = actor._tag === "Operator" ? actor.name : actor._tag
  const at = yield* now
  yield* Leads.use((leads) => leads.addNote(id, { author, text, at }))
})

export const recordLead = (action: string, lead: LeadView, details: Readonly<Record<string, string>> = {}) =>
  record({ action, subject: lead.company, details: { ...details, lead: lead.id } })
