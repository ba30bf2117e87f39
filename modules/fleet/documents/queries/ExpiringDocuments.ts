import type { CalendarDate, OrganizationId, SortedPageRequest } from "#kernel"
import { Context, type Effect } from "effect"
import type { ExpiringDocument } from "../../contract/documentViews.ts"

/** Current documents of vehicles in the fleet that expire. */
export class ExpiringDocuments extends Context.Service<
  ExpiringDocuments,
  {
    /** Those that expire by a day, by the day they expire, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      by: CalendarDate,
      page: SortedPageRequest
    ) => Effect.Effect<ReadonlyArray<ExpiringDocument>>
    /** Those that have expired before a day, and those that expire from then on by another. */
    readonly count: (
      organizationId: OrganizationId,
      today: CalendarDate,
      by: CalendarDate
    ) => Effect.Effect<{ readonly expired: number; readonly expiring: number }>
  }
>()("fleet/ExpiringDocuments") {}
