import {
  type CalendarDate,
  cutSortedPage,
  instantKey,
  type OrganizationId,
  type Period,
  type SortedPageRequest,
  UserId
} from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, Effect, type Option, Schema, Struct } from "effect"
import { DefectId, DefectSeverity } from "#maintenance/contract"
import { FormUse } from "../../contract/formViews.ts"
import type { InspectionResult } from "../../contract/filling/result.ts"
import { type FormId, InspectionId } from "../../contract/ids.ts"
import type { InspectionSort } from "../../contract/inspections.ts"
import { type InspectionFlag, InspectionRow, InspectionView } from "../../contract/inspectionViews.ts"
import { ItemKey } from "../../contract/items.ts"
import { Inspection } from "../domain/Inspections.ts"

/** Selects inspections. Undefined: any; those that were corrected only if `corrected`. */
export interface InspectionFilter {
  readonly vehicle?: ReadonlyArray<VehicleId>
  readonly form?: ReadonlyArray<FormId>
  readonly result?: ReadonlyArray<InspectionResult>
  readonly person?: ReadonlyArray<UserId>
  readonly flag?: ReadonlyArray<InspectionFlag>
  readonly review?: "open" | "done"
  readonly period?: Period
  readonly corrected?: "true" | "false"
}

/** A row with the ids of the vehicle and the person. */
export const StoredRow = Schema.Struct({
  ...Struct.omit(InspectionRow.fields, ["vehicle", "performed_by"]),
  vehicle_id: VehicleId,
  performed_by: UserId
})
export type StoredRow = typeof StoredRow.Type

const StoredFinding = Schema.Struct({
  item_key: ItemKey,
  severity: Schema.NullOr(DefectSeverity),
  defect_id: Schema.NullOr(DefectId)
})

/** An inspection with everything about it that the module knows. */
export const StoredDetails = Schema.Struct({
  ...Inspection.fields,
  ...StoredRow.fields,
  ...Struct.pick(InspectionView.fields, ["form", "number", "previous_hash", "hash"]),
  use: FormUse,
  findings: Schema.Array(StoredFinding),
  review: Schema.NullOr(Schema.Struct({ at: Schema.Date, by: UserId, note: Schema.NullOr(Schema.String) }))
})
export type StoredDetails = typeof StoredDetails.Type

/** What a vehicle's chain is like. `broken_at`: the number of the first link that does not match; null if all do. */
export const ChainState = Schema.Struct({
  inspections: Schema.Int,
  expired: Schema.Int,
  broken_at: Schema.NullOr(Schema.Int)
})
export type ChainState = typeof ChainState.Type

export const NEWEST_FIRST = "-at"

export class InspectionList extends Context.Service<
  InspectionList,
  {
    /** In this order, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: InspectionFilter,
      sort: InspectionSort,
      page: SortedPageRequest
    ) => Effect.Effect<ReadonlyArray<StoredRow>>
    readonly count: (organizationId: OrganizationId, filter: InspectionFilter) => Effect.Effect<number>
    /** How many were finished on a day in a time zone, without those that were corrected. */
    readonly doneOn: (
      organizationId: OrganizationId,
      day: CalendarDate,
      timeZone: string
    ) => Effect.Effect<number>
    readonly find: (
      organizationId: OrganizationId,
      id: InspectionId
    ) => Effect.Effect<Option.Option<StoredDetails>>
    /** All of a vehicle's that were finished in a period, also those that were corrected, earliest first, up to a maximum. */
    readonly onFile: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      period: Period,
      most: number
    ) => Effect.Effect<ReadonlyArray<StoredDetails>>
    /** Computes all hashes again. */
    readonly chain: (organizationId: OrganizationId, vehicleId: VehicleId) => Effect.Effect<ChainState>
  }
>()("inspections/InspectionList") {}

const sortKey = (sort: InspectionSort, { at, received_at, failed }: StoredRow): string => {
  if (sort === "failed" || sort === "-failed") return String(failed)
  return instantKey(sort === "received" || sort === "-received" ? received_at : at)
}

/** One page of the organization's inspections. */
export const pageOfInspections = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  filter: InspectionFilter,
  sort: InspectionSort,
  page: SortedPageRequest
) {
  const rows = yield* InspectionList.use((list) => list.page(organizationId, filter, sort, page))
  return cutSortedPage(rows, page.limit, (row) => ({ key: sortKey(sort, row), id: row.id }))
})
