import { type OrganizationId, type SortedPageRequest, UserId } from "#kernel"
import { Context, type Effect, Schema, Struct } from "effect"
import { type PartId, VendorId } from "../../contract/ids.ts"
import type { PartSearch, PartSort } from "../../contract/parts.ts"
import { type PartView, StockMovement } from "../../contract/partViews.ts"

export interface PartFilter {
  readonly search: string | undefined
  readonly low: boolean
  readonly archived: boolean
}

/** Reads the filter from a request's query. */
export const filterOf = ({ search, low, archived }: Omit<typeof PartSearch.Type, "sort">): PartFilter => ({
  search,
  low: low === "true",
  archived: archived === "true"
})

export const BY_NAME: PartSort = "name"

/** A movement without the name of who made it. */
export const ListedMovement = Schema.Struct({
  ...Struct.omit(StockMovement.fields, ["moved_by", "vendor"]),
  moved_by: Schema.NullOr(UserId),
  vendor_id: Schema.NullOr(VendorId),
  vendor_name: Schema.NullOr(Schema.String)
})
export type ListedMovement = typeof ListedMovement.Type

export class PartList extends Context.Service<
  PartList,
  {
    /** In this order, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: PartFilter,
      sort: PartSort,
      page: SortedPageRequest
    ) => Effect.Effect<ReadonlyArray<PartView>>
    /** The number of parts on all pages. */
    readonly count: (organizationId: OrganizationId, filter: PartFilter) => Effect.Effect<number>
    /** Newest first, those before a position. */
    readonly movements: (
      organizationId: OrganizationId,
      partId: PartId,
      before: number | undefined,
      most: number
    ) => Effect.Effect<ReadonlyArray<ListedMovement>>
  }
>()("maintenance/PartList") {}
