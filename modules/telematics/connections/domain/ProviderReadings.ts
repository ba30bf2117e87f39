import { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { DeviceId } from "../../contract/ids.ts"
import { Permission } from "./Providers.ts"

/** A provider's device that can be read, and what its owner lets us read. */
export const ReadableDevice = Schema.Struct({
  organization_id: OrganizationId,
  device_id: DeviceId,
  external_id: Schema.String,
  /** The vehicle that it is linked to; null if it is only shared so far. */
  vehicle_id: Schema.NullOr(VehicleId),
  permissions: Schema.Array(Permission),
  /** Whether its VIN has not been read yet. */
  needs_vin: Schema.Boolean
})
export type ReadableDevice = typeof ReadableDevice.Type

/** When providers' devices were read. */
export class ProviderReadings extends Context.Service<
  ProviderReadings,
  {
    /**
     * Devices of all organizations that are shared at an instant and in a vehicle, or whose VIN may say which: the least
     * recently read first.
     */
    readonly due: (at: Date, limit: number) => Effect.Effect<ReadonlyArray<ReadableDevice>>
    readonly note: (
      device: Pick<ReadableDevice, "organization_id" | "device_id">,
      read: { readonly at: Date; readonly vin: boolean; readonly lost: boolean }
    ) => Effect.Effect<void>
    /** Lets devices be read again whose owners changed what they share. */
    readonly readAgain: (
      organizationId: OrganizationId,
      externalIds: ReadonlyArray<string>
    ) => Effect.Effect<void>
    /** Records which devices of all organizations no one shares any longer. Returns those that were shared before. */
    readonly noteUnshared: (
      at: Date
    ) => Effect.Effect<ReadonlyArray<Pick<ReadableDevice, "organization_id" | "device_id">>>
  }
>()("telematics/ProviderReadings") {}
