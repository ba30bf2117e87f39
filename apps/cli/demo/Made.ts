import { OrganizationId, UserId } from "#kernel"
import { LeadId } from "#leads/contract"
import { Schema } from "effect"

/** What a load of demo data made, and a reset removes. */
export const Made = Schema.Struct({
  organizations: Schema.Array(OrganizationId),
  people: Schema.Array(UserId),
  leads: Schema.Array(LeadId)
})
export type Made = typeof Made.Type
