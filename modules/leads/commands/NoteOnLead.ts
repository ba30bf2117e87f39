import { now, transactional } from "#kernel"
import { Effect } from "effect"
import { LeadMovesForward } from "../contract/errors.ts"
import type { LeadId } from "../contract/views.ts"
import { Leads } from "../domain/Leads.ts"
import { mayBecome } from "../domain/progress.ts"
import { addNote, openLead, recordLead } from "./progressLead.ts"

/** Adds a note to a lead and, with `status`, moves it forward. */
export const noteOnLead = Effect.fn("leads.noteOnLead")(function* (
  id: LeadId,
  text: string,
  status: "contacted" | "scheduled" | null
) {
  const lead = yield* openLead(id)
  yield* addNote(id, text)
  if (status === null || status === lead.status) return
  if (!mayBecome(lead.status, status)) return yield* new LeadMovesForward({ from: lead.status, to: status })
  const at = yield* now
  yield* Leads.use((leads) => leads.change(id, { status }, at))
  yield* recordLead("lead.progressed", lead, { status })
}, transactional)
