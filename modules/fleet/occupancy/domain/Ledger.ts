import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { HoldId, VehicleId } from "../../contract/ids.ts"
import type { VehicleView } from "../../contract/vehicleViews.ts"
import type { Hold } from "./Hold.ts"

/** What a hold has to know of its vehicle. */
export type LedgerVehicle = Pick<VehicleView, "id" | "lifecycle" | "safety" | "location_id">

/** The table of holds. Writers have locked the vehicles first. */
export class Ledger extends Context.Service<
  Ledger,
  {
    /**
     * Keeps the holds of an organization on their vehicles until the unit of work ends, or lets only this one move them.
     * Comes before every lock of a vehicle: a hold says which vehicle to lock.
     */
    readonly keepOnVehicles: (
      organizationId: OrganizationId,
      but: "none" | "own moves"
    ) => Effect.Effect<void>
    /** Locks vehicles until the unit of work ends, by ascending id. */
    readonly lock: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<LedgerVehicle>>
    readonly find: (organizationId: OrganizationId, id: HoldId) => Effect.Effect<Option.Option<Hold>>
    /** The firm holds of vehicles that are not over at an instant, by their start. */
    readonly firmOf: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>,
      at: Date
    ) => Effect.Effect<ReadonlyArray<Hold>>
    /** Adds or changes holds in one statement, and returns them. The person who acts takes the new ones. */
    readonly save: (holds: ReadonlyArray<Hold>) => Effect.Effect<ReadonlyArray<Hold>>
  }
>()("fleet/Ledger") {}
