import type { EmailAddress } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { LeadDetails, LeadId, LeadNote, LeadStatus, LeadView } from "../contract/views.ts"

/** Demo requests. Visitors can add them, but not read them. */
export class Leads extends Context.Service<
  Leads,
  {
    readonly add: (lead: LeadView) => Effect.Effect<void>
    /** Locks the lead until the unit of work ends. */
    readonly lock: (id: LeadId) => Effect.Effect<Option.Option<LeadView>>
    readonly change: (
      id: LeadId,
      change: { readonly status?: LeadStatus; readonly owner?: EmailAddress },
      at: Date
    ) => Effect.Effect<void>
    readonly addNote: (id: LeadId, note: LeadNote) => Effect.Effect<void>
    /** Newest first, at most `limit`. */
    readonly list: (filter: LeadFilter) => Effect.Effect<ReadonlyArray<LeadView>>
    /** With their notes, in two statements. */
    readonly listInFull: (filter: LeadFilter) => Effect.Effect<ReadonlyArray<LeadDetails>>
    readonly find: (id: LeadId) => Effect.Effect<Option.Option<LeadDetails>>
  }
>()("leads/Leads") {}

export interface LeadFilter {
  readonly status: LeadStatus | null
  readonly owner: EmailAddress | null
  /** Null for no limit. */
  readonly limit: number | null
}
