import {
  cutSortedPage,
  instantKey,
  type OrganizationId,
  type Period,
  type Range,
  type SortedPageRequest
} from "#kernel"
import { FileId } from "#files/contract"
import { Context, Effect, Schema, Struct } from "effect"
import type { CustomCondition } from "../../contract/customFilter.ts"
import type { Availability } from "../../contract/holdViews.ts"
import type { DriverId, GroupId, LocationId } from "../../contract/ids.ts"
import { DISPOSED, isDisposed, type Lifecycle } from "../../contract/lifecycle.ts"
import type { FuelType, Ownership, Safety, Use, VehicleKind } from "../../contract/vehicleFields.ts"
import type { DocumentState, Due, VehicleSort } from "../../contract/vehicleList.ts"
import { vehicleName, VehicleRow } from "../../contract/vehicleViews.ts"
import { plainTag } from "../domain/Vehicles.ts"

/** Selects vehicles. Undefined: any. */
export interface VehicleFilter {
  readonly search: string | undefined
  readonly lifecycle: ReadonlyArray<Lifecycle> | undefined
  /** Whether they left the fleet; undefined for both. */
  readonly disposed: boolean | undefined
  readonly safety: ReadonlyArray<Safety> | undefined
  readonly availability: ReadonlyArray<Availability> | undefined
  readonly due: ReadonlyArray<Due> | undefined
  readonly free: Period | undefined
  readonly kind: ReadonlyArray<VehicleKind> | undefined
  readonly fuel: ReadonlyArray<FuelType> | undefined
  readonly ownership: ReadonlyArray<Ownership> | undefined
  readonly use: ReadonlyArray<Use> | undefined
  readonly location: ReadonlyArray<LocationId> | undefined
  readonly group: ReadonlyArray<GroupId> | undefined
  readonly driver: ReadonlyArray<DriverId> | undefined
  readonly assigned: "yes" | "no" | undefined
  readonly tag: string | undefined
  readonly year: Range<number> | undefined
  readonly odometer: Range<number> | undefined
  readonly readings: "stale" | undefined
  readonly documents: ReadonlyArray<DocumentState> | undefined
  readonly custom: ReadonlyArray<CustomCondition> | undefined
}

type Query = { readonly [Name in keyof Omit<VehicleFilter, "disposed">]?: VehicleFilter[Name] }

/** Those in the fleet, unless other states are selected. */
const disposedIn = (lifecycle: ReadonlyArray<Lifecycle> | undefined): boolean | undefined => {
  if (lifecycle === undefined || !lifecycle.some(isDisposed)) return false
  return lifecycle.every(isDisposed) ? true : undefined
}

/** Reads the filter from a request's query. */
export const filterOf = (query: Query): VehicleFilter => ({
  search: query.search,
  lifecycle:
    query.lifecycle?.length === DISPOSED.length && query.lifecycle.every(isDisposed)
      ? undefined
      : query.lifecycle,
  disposed: disposedIn(query.lifecycle),
  safety: query.safety,
  availability: query.availability,
  due: query.due,
  free: query.free,
  kind: query.kind,
  fuel: query.fuel,
  ownership: query.ownership,
  use: query.use,
  location: query.location,
  group: query.group,
  driver: query.driver,
  assigned: query.assigned,
  tag: query.tag === undefined ? undefined : plainTag(query.tag),
  year: query.year,
  odometer: query.odometer,
  readings: query.readings,
  documents: query.documents,
  custom: query.custom
})

export const BY_NAME = "name"

/** A row as read, with the file of its main photo instead of an address. */
export const ListedVehicle = VehicleRow.mapFields(Struct.omit(["photo"])).mapFields((fields) => ({
  ...fields,
  photo_file: Schema.NullOr(FileId)
}))
export type ListedVehicle = typeof ListedVehicle.Type

export class VehicleList extends Context.Service<
  VehicleList,
  {
    /** In this order, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: VehicleFilter,
      sort: VehicleSort,
      page: SortedPageRequest
    ) => Effect.Effect<ReadonlyArray<ListedVehicle>>
    /** The number of vehicles on all pages. */
    readonly count: (organizationId: OrganizationId, filter: VehicleFilter) => Effect.Effect<number>
    /** The tags that most vehicles have, and how many have each. */
    readonly tags: (
      organizationId: OrganizationId
    ) => Effect.Effect<ReadonlyArray<{ readonly tag: string; readonly vehicles: number }>>
  }
>()("fleet/VehicleList") {}

/** Vehicles whose odometer was never read are listed before those with a reading. */
const NOT_READ = -1
/** Those whose documents never expire are listed after all others. */
const NEVER = "infinity"

const sortKey = (sort: VehicleSort, row: ListedVehicle): string => {
  switch (sort) {
    case "name":
    case "-name":
      return vehicleName(row)
    case "model":
    case "-model":
      // A cursor has no control characters, and is never empty.
      return `${row.make ?? ""}|${row.model ?? ""}|${row.model_year ?? ""}`
    case "year":
    case "-year":
      return String(row.model_year ?? 0)
    case "odometer":
    case "-odometer":
      return String(row.odometer_m ?? NOT_READ)
    case "expiry":
    case "-expiry":
      return row.next_expiry ?? NEVER
    case "created":
    case "-created":
      return instantKey(row.created_at)
    case "updated":
    case "-updated":
      return instantKey(row.updated_at)
  }
}

/** One page of the organization's vehicles. */
export const pageOfVehicles = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  filter: VehicleFilter,
  sort: VehicleSort,
  page: SortedPageRequest
) {
  const rows = yield* VehicleList.use((list) => list.page(organizationId, filter, sort, page))
  return cutSortedPage(rows, page.limit, (row) => ({ key: sortKey(sort, row), id: row.id }))
})
