import type { OrganizationId, PageRequest } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { FaultView } from "../../contract/healthViews.ts"
import { Fault } from "../domain/Faults.ts"
import type { StateFilter } from "./StateFilter.ts"

/** A fault without the names that other modules know. */
export const ListedFault = Schema.Struct({
  ...Fault.fields,
  organization_id: FaultView.fields.organization_id,
  first_seen_at: Schema.Date,
  opened_at: Schema.Date,
  count: Schema.Int,
  device_name: Schema.String
})
export type ListedFault = typeof ListedFault.Type

export class FaultList extends Context.Service<
  FaultList,
  {
    /** Newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: StateFilter,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<ListedFault>>
  }
>()("telematics/FaultList") {}
