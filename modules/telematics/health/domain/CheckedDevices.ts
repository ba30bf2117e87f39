import type { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { DeviceId } from "../../contract/ids.ts"

const instant = Schema.NullOr(Schema.Date)
const number = Schema.NullOr(Schema.Number)
const text = Schema.NullOr(Schema.String)

/** A device in a vehicle, and what it reported there. Units as in `Measurements`. */
export const CheckedDevice = Schema.Struct({
  device_id: DeviceId,
  vehicle_id: VehicleId,
  linked_from: Schema.Date,
  seen_at: instant,
  seen_before_at: instant,
  fixed_at: instant,
  clock_skew: number,
  device_battery: number,
  /** Null for phones, which are unplugged every day. */
  is_powered: Schema.NullOr(Schema.Boolean),
  powered_since: instant,
  voltage: number,
  vin: text,
  fault_codes: Schema.NullOr(Schema.Array(Schema.String)),
  fault_codes_at: instant
})
export type CheckedDevice = typeof CheckedDevice.Type

/** What the check of devices reads. */
export class CheckedDevices extends Context.Service<
  CheckedDevices,
  {
    /** The organizations that have anything to check. Needs the system role. */
    readonly organizations: Effect.Effect<ReadonlyArray<OrganizationId>>
    /** The devices that are in a vehicle and not archived. */
    readonly inVehicles: (
      organizationId: OrganizationId,
      at: Date
    ) => Effect.Effect<ReadonlyArray<CheckedDevice>>
  }
>()("telematics/CheckedDevices") {}
