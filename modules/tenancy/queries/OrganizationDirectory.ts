import type { OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"

/** What an organization is called, and where its clocks are. */
export interface OrganizationName {
  readonly name: string
  readonly time_zone: string
}

/**
 * Organizations by id, many at once, for telling people about them: also those they were invited to or are
 * no longer in. Whoever asks must have the right to speak of them.
 */
export class OrganizationNames extends Context.Service<
  OrganizationNames,
  {
    /** Ids that belong to no organization are left out. */
    readonly byIds: (
      ids: ReadonlyArray<OrganizationId>
    ) => Effect.Effect<ReadonlyMap<OrganizationId, OrganizationName>>
  }
>()("tenancy/OrganizationNames") {}
