import type { CalendarDate, OrganizationId } from "#kernel"
import { Context, type Effect, Schema, Struct } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { VehicleView } from "../../contract/vehicleViews.ts"
import type { Places } from "./importedRows.ts"

/** A vehicle as it was before an import updated it. `imported_version`: as the import left it. */
export const Before = VehicleView.mapFields(
  Struct.omit([
    "id",
    "organization_id",
    "created_at",
    "safety",
    "lifecycle",
    "lifecycle_note",
    "lifecycle_since",
    "availability",
    "held_as",
    "held_until",
    "overdue"
  ])
).mapFields((fields) => ({ ...fields, imported_version: Schema.Int }))
export type Before = typeof Before.Type

/** What rows of a file may refer to. */
export interface Claims {
  readonly vins: ReadonlyArray<string>
  readonly unit_numbers: ReadonlyArray<string>
  readonly plates: ReadonlyArray<string>
}

/** What the claims of rows may collide with. */
export interface Existing {
  /** The vehicles in the fleet that have one of them. */
  readonly vehicles: ReadonlyArray<VehicleView>
  /** How the database compares unit numbers: those of the rows and of these vehicles. */
  readonly unitKeys: ReadonlyMap<string, string>
  /** Plates that vehicles have for some more days, besides their current ones. */
  readonly registered: ReadonlyArray<Registered>
}

export interface Registered {
  readonly vehicle_id: VehicleId
  readonly plate: string
  readonly plate_region: string | null
}

/** Many vehicles together, each method in one or two statements. */
export class ImportedVehicles extends Context.Service<
  ImportedVehicles,
  {
    /** Active locations and groups by name, in lower case. */
    readonly places: (organizationId: OrganizationId) => Effect.Effect<Places>
    /** Who has one of these from a day on. */
    readonly having: (
      organizationId: OrganizationId,
      claims: Claims,
      from: CalendarDate
    ) => Effect.Effect<Existing>
    /** Like `having`, but locks the vehicles until the unit of work ends. */
    readonly lockHaving: (
      organizationId: OrganizationId,
      claims: Claims,
      from: CalendarDate
    ) => Effect.Effect<Existing>
    /** Adds those whose VIN and unit number are free, and returns their ids. */
    readonly add: (vehicles: ReadonlyArray<VehicleView>) => Effect.Effect<ReadonlySet<VehicleId>>
    /** Stores what can be entered, of locked vehicles. */
    readonly save: (vehicles: ReadonlyArray<VehicleView>) => Effect.Effect<void>
    /** Removes those that are unchanged since they were created and that nothing refers to. Returns their ids. */
    readonly removeUnused: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlySet<VehicleId>>
    /** Restores those that were not changed after the import and whose places are still in use, and returns their ids. */
    readonly restore: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<Before & { readonly id: VehicleId }>,
      at: Date
    ) => Effect.Effect<ReadonlySet<VehicleId>>
  }
>()("fleet/ImportedVehicles") {}
