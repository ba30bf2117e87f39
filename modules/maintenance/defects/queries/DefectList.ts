import { instantKey, type OrganizationId, type SortedPageRequest, UserId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import type { DefectSearch, DefectSort } from "../../contract/defects.ts"
import { DefectSeverity } from "../../contract/defectViews.ts"
import { Defect } from "../domain/Defect.ts"

/** A defect in a list, without the names of people and vehicles. */
export const ListedDefect = Schema.Struct({ ...Defect.fields, photo_count: Schema.Int })
export type ListedDefect = typeof ListedDefect.Type

/** A resolved defect with what its work order says was done. */
export const Repaired = Schema.Struct({ ...Defect.fields, correction: Schema.NullOr(Schema.String) })
export type Repaired = typeof Repaired.Type

/** Which defects are selected. Without a state or a vehicle, the unresolved ones of vehicles in the fleet. */
export type DefectFilter = Omit<typeof DefectSearch.Type, "sort" | "assignee"> & {
  /** Null: those that no one is responsible for. */
  readonly assignee: UserId | null | undefined
}

/** Reads the filter from a request's query. */
export const filterOf = ({ assignee, ...query }: Omit<typeof DefectSearch.Type, "sort">): DefectFilter => ({
  ...query,
  assignee: assignee === undefined ? undefined : assignee === "none" ? null : UserId.make(assignee)
})

export const NEWEST_FIRST: DefectSort = "-reported"

/** What a row is ordered by, as the key of a cursor. */
export const sortKey = (
  sort: DefectSort,
  { number, severity, due_on, reported_at }: Pick<Defect, "number" | "severity" | "due_on" | "reported_at">
): string => {
  switch (sort) {
    case "-severity":
      return String(DefectSeverity.literals.length - 1 - DefectSeverity.literals.indexOf(severity))
    case "due":
      return due_on ?? "infinity"
    case "number":
    case "-number":
      return String(number)
    default:
      return instantKey(reported_at)
  }
}

export class DefectList extends Context.Service<
  DefectList,
  {
    /** In this order, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: DefectFilter,
      sort: DefectSort,
      page: SortedPageRequest
    ) => Effect.Effect<ReadonlyArray<ListedDefect>>
    /** The number of defects on all pages. */
    readonly count: (organizationId: OrganizationId, filter: DefectFilter) => Effect.Effect<number>
    /** What was resolved on a vehicle, and released if it was blocked, since a driver last signed; earliest first. */
    readonly repaired: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<Repaired>>
  }
>()("maintenance/DefectList") {}
