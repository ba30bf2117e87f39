import { now, transactional } from "#kernel"
import { Effect } from "effect"
import type { LeadId } from "../contract/views.ts"
import { Leads } from "../domain/Leads.ts"
import { addNote, openLead, recordLead } from "./progressLead.ts"

/** Closes a lead as won or lost, optionally with a note. */
export const closeLead = Effect.fn("leads.closeLead")(function* (
  id: LeadId,
  status: "won" | "lost",
  text: string | null
) {
  const lead = yield* openLead(id)
  if (text !== null) yield* addNote(id, text)
  const at = yield* now
  yield* Leads.use((leads) => leads.change(id, { status }, at))
  yield* recordLead("lead.closed", lead, { status })
}, transactional)
