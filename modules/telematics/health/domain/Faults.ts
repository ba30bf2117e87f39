import type { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { DeviceId, FaultId } from "../../contract/ids.ts"

/** A fault as it is stored. */
export const Fault = Schema.Struct({
  id: FaultId,
  vehicle_id: VehicleId,
  device_id: DeviceId,
  code: Schema.NullOr(Schema.String),
  raw: Schema.String,
  last_seen_at: Schema.Date,
  closed_at: Schema.NullOr(Schema.Date)
})
export type Fault = typeof Fault.Type

/** A fault that appeared, or appeared again, at an instant. */
export interface AppearedFault extends Pick<Fault, "id" | "vehicle_id" | "device_id" | "code" | "raw"> {
  readonly at: Date
}

/** Something that a list of codes says of a known fault. */
export interface FaultAt {
  readonly id: FaultId
  readonly at: Date
}

/** Fault codes that vehicles reported. */
export class Faults extends Context.Service<
  Faults,
  {
    /** All that were ever reported by these devices. */
    readonly reportedBy: (
      organizationId: OrganizationId,
      deviceIds: ReadonlyArray<DeviceId>
    ) => Effect.Effect<ReadonlyArray<Fault>>
    /** Adds faults, or opens again those that are closed. Returns those that are open now and were not. */
    readonly appear: (
      organizationId: OrganizationId,
      faults: ReadonlyArray<AppearedFault>
    ) => Effect.Effect<ReadonlyArray<Fault>>
    readonly close: (organizationId: OrganizationId, faults: ReadonlyArray<FaultAt>) => Effect.Effect<void>
    readonly seeAgain: (organizationId: OrganizationId, faults: ReadonlyArray<FaultAt>) => Effect.Effect<void>
    /** Locks the fault until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: FaultId) => Effect.Effect<Option.Option<Fault>>
    /** Closes it until a list of codes that is newer than all that were received has it. */
    readonly clear: (organizationId: OrganizationId, fault: Fault, at: Date) => Effect.Effect<void>
    readonly reopen: (organizationId: OrganizationId, id: FaultId) => Effect.Effect<void>
  }
>()("telematics/Faults") {}
