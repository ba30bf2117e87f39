import { OrganizationId, UserId } from "#kernel"
import { LeadId } from "#leads/contract"
import { Schema } from "effect"

/** What `demo load` created and `demo reset` removes. */
export const LoadedDemo = Schema.Struct({
  organizations: Schema.Array(OrganizationId),
  people: Schema.Array(UserId),
  leads: Schema.Array(LeadId)
})
export type LoadedDemo = typeof LoadedDemo.Type
